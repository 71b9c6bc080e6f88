// Places with a map. The social-proof card and the Reviews page name the files.

export type Place = { state: string; city: string; lat: number; lon: number };

/** One per entry of the social-proof card. */
export const cardPlaces: Place[] = [
  { state: "OH", city: "Toledo", lat: 41.664, lon: -83.556 },
  { state: "OR", city: "Eugene", lat: 44.052, lon: -123.087 },
  { state: "TX", city: "Lubbock", lat: 33.578, lon: -101.856 },
  { state: "ID", city: "Boise", lat: 43.615, lon: -116.202 },
  { state: "MN", city: "Duluth", lat: 46.787, lon: -92.1 },
  { state: "OK", city: "Tulsa", lat: 36.154, lon: -95.993 },
  { state: "AZ", city: "Flagstaff", lat: 35.198, lon: -111.651 },
  { state: "TN", city: "Knoxville", lat: 35.961, lon: -83.921 },
  { state: "GA", city: "Savannah", lat: 32.081, lon: -81.091 },
  { state: "NC", city: "Asheville", lat: 35.595, lon: -82.551 },
  { state: "MA", city: "Worcester", lat: 42.263, lon: -71.802 },
  { state: "PA", city: "Scranton", lat: 41.409, lon: -75.662 },
  { state: "WI", city: "Madison", lat: 43.073, lon: -89.401 },
  { state: "IA", city: "Ames", lat: 42.034, lon: -93.62 },
  { state: "NE", city: "Lincoln", lat: 40.814, lon: -96.703 },
  { state: "CO", city: "Pueblo", lat: 38.254, lon: -104.609 },
  { state: "UT", city: "Provo", lat: 40.234, lon: -111.659 },
  { state: "WA", city: "Spokane", lat: 47.659, lon: -117.426 },
  { state: "CA", city: "Fresno", lat: 36.738, lon: -119.785 },
  { state: "FL", city: "Ocala", lat: 29.187, lon: -82.14 },
];

/** Drawn large, with county lines. */
export const leadReviewPlaces: Place[] = [
  { state: "TX", city: "Waco", lat: 31.549, lon: -97.147 },
  { state: "ME", city: "Portland", lat: 43.661, lon: -70.256 },
];

export const reviewPlaces: Place[] = [
  { state: "OH", city: "Dayton", lat: 39.759, lon: -84.192 },
  { state: "OR", city: "Bend", lat: 44.058, lon: -121.315 },
  { state: "NY", city: "Utica", lat: 43.101, lon: -75.233 },
  { state: "PA", city: "York", lat: 39.963, lon: -76.728 },
  { state: "GA", city: "Macon", lat: 32.841, lon: -83.632 },
];
