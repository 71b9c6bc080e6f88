import type { Colleague } from "@/data/sample-company/colleagues";

type NamedClient = { trade: string; place: string; keeper: Colleague };

/** In a file of its own, because the dashboard does not need it. */
export const CLIENT_PLACES: Readonly<Record<string, NamedClient>> = {
  "Halden Air": { trade: "heating-and-cooling", place: "Dublin, OH", keeper: "Priya Nair" },
  "Ridgeline Roofing": { trade: "roofing", place: "Bend, OR", keeper: "Sam Kowalski" },
  Tidewater: { trade: "cleaning", place: "Norfolk, VA", keeper: "Luis Ortega" },
  "Okafor & Sons": { trade: "plumbing", place: "Cleveland, OH", keeper: "Sam Kowalski" },
  Brightwork: { trade: "electrical", place: "Denver, CO", keeper: "Priya Nair" },
  "Juniper & Stone": { trade: "landscaping", place: "Bend, OR", keeper: "Luis Ortega" },
  Lookout: { trade: "pest-control", place: "Chattanooga, TN", keeper: "Priya Nair" },
  "Pryor Overhead Door": { trade: "garage-doors", place: "Pryor, OK", keeper: "Luis Ortega" },
  "Sunny Side Cleaning": { trade: "cleaning", place: "Ocala, FL", keeper: "Sam Kowalski" },
  "Northfork Tree & Turf": { trade: "landscaping", place: "Missoula, MT", keeper: "Sam Kowalski" },
  "Blue Kettle Cleaning": { trade: "cleaning", place: "Ithaca, NY", keeper: "Sam Kowalski" },
  "Ransom Garage Door": { trade: "garage-doors", place: "Fargo, ND", keeper: "Sam Kowalski" },
  "Cedar Gutter Co.": { trade: "roofing", place: "Redding, CA", keeper: "Sam Kowalski" },
  "Marlow Electric": { trade: "electrical", place: "Ocala, FL", keeper: "Sam Kowalski" },
  "Hatch Pest": { trade: "pest-control", place: "Macon, GA", keeper: "Luis Ortega" },
  "Northfork Drains": { trade: "plumbing", place: "Missoula, MT", keeper: "Sam Kowalski" },
  "Blue Mesa Comfort Systems": {
    trade: "heating-and-cooling",
    place: "Pueblo, CO",
    keeper: "Priya Nair",
  },
  "Kestrel Fire Protection": { trade: "other", place: "Tulsa, OK", keeper: "Priya Nair" },
  "Granite Gate Paving": { trade: "other", place: "Worcester, MA", keeper: "Luis Ortega" },
};
