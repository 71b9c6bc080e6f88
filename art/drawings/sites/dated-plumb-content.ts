// Misspellings and capitals are intended: this is the plumber's former site.

export const NAV = ["Home", "About Us", "Services", "Links", "Guestbook", "Contact"];

export const SERVICES = {
  heading: "Our Services",
  items: [
    "Residential",
    "Commercial",
    "Drains",
    "Water Heaters",
    "Sewer",
    "Coupons",
    "Employment",
    "Site Map",
  ],
  coupon: "10% OFF COUPON",
  expiry: "expires 12/31/2014",
};

export const WELCOME = {
  name: "OKAFOR & SONS PLUMBING, LLC",
  motto: "“Your Satisfaction Is Our #1 Priority!!!”",
  heading: "Welcome to our website!",
  lines: [
    "Okafor & Sons Plumbing LLC has been proudly serving the area",
    "for many years. We offer a full range of residential and",
    "commercial plumbing services. No job is too big or too small!",
    "Our friendly and knowledgable staff is ready to assist you",
    "with all of your plumbing needs. Please feel free to browse",
    "our site for more information about the services we provide.",
    "To contact us please fill out the form on the Contact page",
    "or call during business hours. We look forward to hearing",
    "from you. Thank you for visiting our site and have a great day.",
  ],
  caption: "our new van (2011)",
  plugin: ["This plugin is", "not supported"],
} as const;

export const LINKS = {
  directions: "Click HERE for directions",
  updated: "Last updated: March 2014",
  hours: "NOTICE: Our office hours have changed. Please see Contact page.",
  faxes: "We are no longer accepting faxes.",
  visitor: "You are visitor number",
  copyright: "Copyright 2011. Best viewed at 1024 x 768",
};
