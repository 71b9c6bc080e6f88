/** Column names of other programs, separated by spaces. */
export const headers = (names: string): readonly string[] => names.split(" ");

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
