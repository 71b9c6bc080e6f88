import { inventCompany } from "./company";
import type { OfficeTime } from "./office-time";
import { freshNames, type Client, type Names } from "./sample-clients";
import type { CompanyLead } from "./sample-leads";
import type { LeadForm, LeadStage } from "@/data/leads/schema";
import { CLIENT_PLACES } from "./content/client-names";
import type { Segment } from "./seeded-random";

type LeadDetails = {
  business: string;
  at: string;
  name: string;
  /** Trade and place of clients are in client-names.ts. */
  trade?: string;
  place?: string;
  form: LeadForm;
  stage: LeadStage;
  nextStep?: string;
  dueInDays?: number;
  message?: string;
};

/** The rest of each of NAMED_LEADS, in the same order. The dashboard does not load this file. */
// prettier-ignore
const LEAD_DETAILS: readonly LeadDetails[] = [
  { business: "Brack & Daughter Roofing", at: "21:42", name: "Elaine Brack", trade: "roofing", place: "Marietta, GA", form: "contact", stage: "new", nextStep: "Call back before 11 am", dueInDays: 0, message: "The bay over our front door leaks and the site we have does not even show our number on a phone. Can you call before 11?" },
  { business: "Polar Peak HVAC", at: "20:00", name: "Dev Anand", trade: "heating-and-cooling", place: "St. Cloud, MN", form: "schedule-demo", stage: "new", nextStep: "Call back", dueInDays: 0 },
  { business: "Greenway Lawns", at: "18:35", name: "Tia Morales", trade: "landscaping", place: "Mesa, AZ", form: "signup", stage: "new", nextStep: "Referred by Juniper & Stone" },
  { business: "Maple & Main", at: "17:20", name: "Sofia Reyes", trade: "cleaning", place: "Utica, NY", form: "contact", stage: "new", message: "I wrote last week from the office computer. Is the price per bedroom or per visit?" },
  { business: "Fuse & Filament", at: "13:00", name: "Owen Hale", trade: "electrical", place: "Boise, ID", form: "contact", stage: "contacted", nextStep: "Send electrical example site", dueInDays: 1 },
  { business: "Bayou Pest Control", at: "16:30", name: "Renee Broussard", trade: "pest-control", place: "Lafayette, LA", form: "contact", stage: "new", message: "Do you do Spanish pages?" },
  { business: "Granite State Garage Doors", at: "10:25", name: "Leo Tran", trade: "garage-doors", place: "Concord, NH", form: "schedule-demo", stage: "new" },
  { business: "Sunup Electric", at: "14:15", name: "Ines Castro", trade: "electrical", place: "Yuma, AZ", form: "callsi", stage: "new" },
  { business: "Three Pines Tree Care", at: "11:05", name: "Walt Bauer", trade: "landscaping", place: "Eau Claire, WI", form: "signup", stage: "new" },
  { business: "Cedar Gutter Co.", at: "10:00", name: "Joan Pruitt", form: "signup", stage: "won", nextStep: "Site is provisioning" },
  { business: "Ridgeway Drains", at: "09:50", name: "Colm Doyle", trade: "plumbing", place: "Erie, PA", form: "contact", stage: "new", message: "We need a site that takes emergency calls at night." },
  { business: "Anchor Garage Doors", at: "14:05", name: "Pete Lund", trade: "garage-doors", place: "Dover, DE", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 2:30 pm", dueInDays: 0 },
  { business: "Clearline Drains", at: "15:30", name: "Ruth Adeyemi", trade: "plumbing", place: "Huntsville, AL", form: "contact", stage: "contacted", nextStep: "Second call", dueInDays: 2 },
  { business: "Maple & Main Cleaning", at: "11:40", name: "Sofia Reyes", trade: "cleaning", place: "Utica, NY", form: "signup", stage: "contacted", nextStep: "Wants prices by bedroom", dueInDays: 2 },
  { business: "Sparrow Cleaning Co.", at: "20:10", name: "Mina Choi", trade: "cleaning", place: "Salem, OR", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 10 am", dueInDays: 3 },
  { business: "Copper Creek Plumbing", at: "11:15", name: "Hal Jensen", trade: "plumbing", place: "Butte, MT", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 9 am", dueInDays: 4 },
  { business: "Redbird Heating", at: "10:10", name: "Tom Okada", trade: "heating-and-cooling", place: "Springfield, MO", form: "contact", stage: "contacted", nextStep: "Left voicemail twice", dueInDays: 1 },
  { business: "Lantern Pest Control", at: "13:25", name: "Vera Ruiz", trade: "pest-control", place: "Laredo, TX", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 11:30 am", dueInDays: 5 },
  { business: "Hartwell Roofing", at: "09:20", name: "Grace Whitaker", trade: "roofing", place: "Salina, KS", form: "signup", stage: "contacted", nextStep: "Send roofing example site", dueInDays: 3 },
  { business: "Two Rivers Pest", at: "16:40", name: "Carla Voss", trade: "pest-control", place: "Paducah, KY", form: "contact", stage: "proposal", nextStep: "Asked about moving their domain", dueInDays: 1 },
  { business: "Evergreen Pest", at: "16:05", name: "Marco Ferraro", trade: "pest-control", place: "Olympia, WA", form: "contact", stage: "contacted" },
  { business: "Kettle Moraine Plumbing", at: "19:30", name: "June Sokolov", trade: "plumbing", place: "Waukesha, WI", form: "contact", stage: "contacted", nextStep: "Wants to keep their domain", dueInDays: 4 },
  { business: "Copper & Coil", at: "08:45", name: "Theo Grant", trade: "heating-and-cooling", place: "Peoria, IL", form: "signup", stage: "contacted", nextStep: "Referred by Halden Air", dueInDays: 1 },
  { business: "Harbor Electric", at: "12:30", name: "Nell Byrne", trade: "electrical", place: "Portland, ME", form: "signup", stage: "proposal", nextStep: "Partner reviewing, call again", dueInDays: 3 },
  { business: "Whitewater HVAC", at: "09:40", name: "Gus Byrne", trade: "heating-and-cooling", place: "Bangor, ME", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 3 pm", dueInDays: 5 },
  { business: "Old Mill Masonry", at: "15:55", name: "Ada Doyle", trade: "other", place: "Lowell, MA", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 1 pm", dueInDays: 6 },
  { business: "Foxhollow Lawn", at: "12:15", name: "Amy Lund", trade: "landscaping", place: "Roanoke, VA", form: "contact", stage: "contacted" },
  { business: "Overlook Windows & Gutter", at: "17:50", name: "Nate Hill", trade: "cleaning", place: "Reno, NV", form: "contact", stage: "contacted", nextStep: "Call after 4 pm", dueInDays: 2 },
  { business: "Prairie Sky Roofing", at: "18:20", name: "Ben Pruitt", trade: "roofing", place: "Minot, ND", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 9:30 am", dueInDays: 7 },
  { business: "Summit Gutter & Roof", at: "09:15", name: "Andre Hill", trade: "roofing", place: "Staunton, VA", form: "contact", stage: "proposal", nextStep: "No reply for 5 days", dueInDays: -1 },
  { business: "Sable Electric", at: "10:35", name: "Priscilla Choi", trade: "electrical", place: "Lexington, KY", form: "checkout", stage: "contacted", nextStep: "Asked for references", dueInDays: 5 },
  { business: "Daylily Gardens", at: "10:50", name: "Rosa Bauer", trade: "landscaping", place: "Athens, OH", form: "schedule-demo", stage: "demo-booked", nextStep: "Demo, 10:30 am", dueInDays: 9 },
  { business: "Northfork Tree & Turf", at: "13:10", name: "Dell Sokolov", form: "contact", stage: "won" },
  { business: "Bluebird Plumbing", at: "14:45", name: "Kay Tran", trade: "plumbing", place: "Ames, IA", form: "signup", stage: "proposal", nextStep: "Send the terms again", dueInDays: 2 },
  { business: "Cinder Chimney & Hearth", at: "19:05", name: "Ike Grant", trade: "other", place: "Burlington, VT", form: "contact", stage: "proposal" },
  { business: "Blue Kettle Cleaning", at: "15:15", name: "Faye Adeyemi", form: "signup", stage: "won" },
  { business: "Ironbridge Garage Doors", at: "11:20", name: "Lena Castro", trade: "garage-doors", place: "Pueblo, CO", form: "checkout", stage: "proposal", nextStep: "Wants a start after the holidays", dueInDays: 12 },
  { business: "Ransom Garage Door", at: "09:35", name: "Nils Jensen", form: "schedule-demo", stage: "won" },
  { business: "Tallgrass Electric", at: "12:05", name: "Omar Hale", trade: "electrical", place: "Emporia, KS", form: "contact", stage: "lost" },
  { business: "Pinnacle Drains", at: "16:20", name: "Edie Voss", trade: "plumbing", place: "Elko, NV", form: "signup", stage: "lost" },
  { business: "Harvest Lawn & Snow", at: "10:15", name: "Rex Lund", trade: "landscaping", place: "Fargo, ND", form: "contact", stage: "lost" },
];

/** Trades by the end of a business's name. The dashboard does not load it. */
const TRADES: Readonly<Record<string, string>> = {
  Plumbing: "plumbing",
  Roofing: "roofing",
  Electric: "electrical",
  "Heating & Air": "heating-and-cooling",
  Landscaping: "landscaping",
  Cleaning: "cleaning",
  "Garage Doors": "garage-doors",
  "Tree Care": "landscaping",
  Painting: "other",
  "Fence Co.": "other",
  Masonry: "other",
  Mechanical: "heating-and-cooling",
  "Restoration Group": "roofing",
  "Building Services": "cleaning",
};

function tradeOf(name: string): string | undefined {
  return Object.entries(TRADES).find(([words]) => name.endsWith(` ${words}`))?.[1];
}

/** A business that asked for a site. Of older ones the seed invents the details. */
type NamedLead = CompanyLead &
  OfficeTime & {
    business: string;
    trade: string | undefined;
    place: string | undefined;
    client: Client | null;
    details: Partial<Omit<LeadDetails, "trade" | "place">>;
  };

/** Days from the request to the live site. */
const DAYS_TO_LAUNCH = [3, 40] as const;

/** The invented company with what only the CRM's seed needs. */
export function inventNamedCompany() {
  const names = freshNames();
  const company = inventCompany(names);
  const clients = company.clients.map((client) => ({
    ...client,
    trade: tradeOf(client.name),
    ...CLIENT_PLACES[client.name],
  }));
  return { ...company, clients, leads: nameLeads(company.leads, clients, names) };
}

type NamedClient = Client & { trade: string | undefined; place?: string };

function nameLeads(
  leads: readonly CompanyLead[],
  clients: readonly NamedClient[],
  names: Names,
): NamedLead[] {
  const waiting = clients.filter(
    ({ name, status }) =>
      (status === "active" || status === "onboarding") &&
      !LEAD_DETAILS.some(({ business }) => business === name),
  );
  return leads.map((lead, index) => {
    const { daysAgo, at, segment } = lead;
    if (at === null) {
      const details = LEAD_DETAILS[index];
      if (details === undefined) throw new RangeError("A named lead has no details");
      const client = clients.find(({ name }) => name === details.business) ?? null;
      const { business, trade = client?.trade, place = client?.place } = details;
      return { ...lead, at: details.at, business, trade, place, client, details };
    }
    const client = takeWonBy(waiting, segment, daysAgo);
    const business = client?.name ?? names[segment]();
    const trade = client?.trade ?? tradeOf(business);
    return { ...lead, at, business, trade, place: undefined, client, details: {} };
  });
}

/** The client that a request of that day became: the first with a fitting start. */
function takeWonBy(waiting: NamedClient[], segment: Segment, daysAgo: number): NamedClient | null {
  const index = waiting.findIndex((client) => {
    const took = daysAgo - client.startedDaysAgo;
    return client.segment === segment && took >= DAYS_TO_LAUNCH[0] && took <= DAYS_TO_LAUNCH[1];
  });
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
}
