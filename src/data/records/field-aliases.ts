import type { ChoiceWords } from "./record-fields";

export const tradeWords: ChoiceWords = {
  "heating-and-cooling": ["hvac", "heating", "cooling", "heatingcooling", "airconditioning", "ac"],
  roofing: ["roofer", "roofers", "roof", "gutters"],
  plumbing: ["plumber", "plumbers", "drains"],
  electrical: ["electrician", "electricians", "electric", "electricalcontractor"],
  landscaping: ["landscaper", "lawncare", "lawn", "gardening", "yardcare"],
  cleaning: ["cleaner", "cleaners", "housecleaning", "maidservice", "janitorial"],
  "pest-control": ["pest", "exterminator", "exterminators"],
  "garage-doors": ["garagedoor", "garagedoorrepair", "garage"],
  other: ["othertrade", "misc"],
};

export const planWords: ChoiceWords = {
  "small-business": ["small", "smb", "starter", "basic", "standard"],
  enterprise: ["large", "pro", "premium", "multilocation"],
};

export const PLAN_HEADERS = ["plan", "package", "tier", "subscription", "product"];
export const TRADE_HEADERS = [
  "trade",
  "industry",
  "niche",
  "vertical",
  "servicetype",
  "businesstype",
];
export const TOWN_HEADERS = ["town", "city", "citytown", "locality", "billingcity", "mailingcity"];
export const REGION_HEADERS = [
  "state",
  "region",
  "province",
  "stateregion",
  "stateprovince",
  "stateprovinceregion",
  "billingstate",
  "mailingstate",
  "statecode",
];
export const BUSINESS_HEADERS = [
  "business",
  "company",
  "companyname",
  "businessname",
  "organization",
  "organisation",
  "account",
  "accountname",
  "organizationname",
  "customer",
  "clientname",
  "client",
  "firm",
];
export const EMAIL_HEADERS = [
  "email",
  "emailaddress",
  "mail",
  "workemail",
  "contactemail",
  "primaryemail",
  "email1value",
  "personemail",
  "emailwork",
];
export const PHONE_HEADERS = [
  "phone",
  "phonenumber",
  "telephone",
  "tel",
  "mobile",
  "mobilephone",
  "cell",
  "contactphone",
  "workphone",
  "businessphone",
  "primaryphone",
  "phone1value",
  "phonework",
  "personphone",
];
export const NAME_HEADERS = [
  "name",
  "fullname",
  "contact",
  "contactname",
  "leadname",
  "contactperson",
  "person",
  "personname",
  "primarycontact",
];
export const FIRST_NAME_HEADERS = ["firstname", "first", "givenname", "forename"];
export const LAST_NAME_HEADERS = ["lastname", "last", "surname", "familyname"];
export const OWNER_HEADERS = [
  "owner",
  "assignedto",
  "assignee",
  "leadowner",
  "contactowner",
  "accountowner",
  "dealowner",
  "salesrep",
  "rep",
  "accountmanager",
  "agent",
  "responsible",
];
