import type { LeadSource } from "@/data/leads/schema";
import type { OfficeTime } from "@/data/sample-company/office-time";
import type { Segment } from "@/data/sample-company/segment";

type NamedLead = OfficeTime & { business: string; source: LeadSource; segment: Segment };

/**
 * The last 30 days' requests and three before them, the newest first: 38 leads, 7 of them of
 * enterprises. What the dashboard does not count, such as who asked and what became of it, is in
 * supabase/seed/crm.sql, by the business's name.
 */
// prettier-ignore
export const NAMED_LEADS: readonly NamedLead[] = [
  { business: "Brack & Daughter Roofing", daysAgo: 1, at: "21:42", source: "organic-search", segment: "small-business" },
  { business: "Polar Peak HVAC", daysAgo: 1, at: "20:00", source: "business-profile", segment: "small-business" },
  { business: "Greenway Lawns", daysAgo: 1, at: "18:35", source: "referral", segment: "small-business" },
  { business: "Maple & Main", daysAgo: 1, at: "17:20", source: "direct", segment: "small-business" },
  { business: "Fuse & Filament", daysAgo: 2, at: "13:00", source: "organic-search", segment: "small-business" },
  { business: "Bayou Pest Control", daysAgo: 4, at: "16:30", source: "organic-search", segment: "small-business" },
  { business: "Granite State Garage Doors", daysAgo: 4, at: "10:25", source: "business-profile", segment: "enterprise" },
  { business: "Sunup Electric", daysAgo: 5, at: "14:15", source: "paid-search", segment: "small-business" },
  { business: "Three Pines Tree Care", daysAgo: 5, at: "11:05", source: "organic-search", segment: "small-business" },
  { business: "Cedar Gutter Co.", daysAgo: 6, at: "10:00", source: "organic-search", segment: "small-business" },
  { business: "Ridgeway Drains", daysAgo: 6, at: "09:50", source: "organic-search", segment: "enterprise" },
  { business: "Anchor Garage Doors", daysAgo: 7, at: "14:05", source: "organic-search", segment: "small-business" },
  { business: "Clearline Drains", daysAgo: 8, at: "15:30", source: "paid-search", segment: "enterprise" },
  { business: "Maple & Main Cleaning", daysAgo: 8, at: "11:40", source: "business-profile", segment: "small-business" },
  { business: "Sparrow Cleaning Co.", daysAgo: 9, at: "20:10", source: "direct", segment: "small-business" },
  { business: "Copper Creek Plumbing", daysAgo: 9, at: "11:15", source: "organic-search", segment: "small-business" },
  { business: "Redbird Heating", daysAgo: 9, at: "10:10", source: "organic-search", segment: "small-business" },
  { business: "Lantern Pest Control", daysAgo: 10, at: "13:25", source: "business-profile", segment: "small-business" },
  { business: "Hartwell Roofing", daysAgo: 10, at: "09:20", source: "organic-search", segment: "small-business" },
  { business: "Two Rivers Pest", daysAgo: 11, at: "16:40", source: "referral", segment: "enterprise" },
  { business: "Evergreen Pest", daysAgo: 11, at: "16:05", source: "business-profile", segment: "small-business" },
  { business: "Kettle Moraine Plumbing", daysAgo: 12, at: "19:30", source: "organic-search", segment: "small-business" },
  { business: "Copper & Coil", daysAgo: 12, at: "08:45", source: "referral", segment: "enterprise" },
  { business: "Harbor Electric", daysAgo: 13, at: "12:30", source: "organic-search", segment: "enterprise" },
  { business: "Whitewater HVAC", daysAgo: 13, at: "09:40", source: "organic-search", segment: "enterprise" },
  { business: "Old Mill Masonry", daysAgo: 14, at: "15:55", source: "referral", segment: "small-business" },
  { business: "Foxhollow Lawn", daysAgo: 14, at: "12:15", source: "organic-search", segment: "small-business" },
  { business: "Overlook Windows & Gutter", daysAgo: 15, at: "17:50", source: "business-profile", segment: "small-business" },
  { business: "Prairie Sky Roofing", daysAgo: 16, at: "18:20", source: "business-profile", segment: "small-business" },
  { business: "Summit Gutter & Roof", daysAgo: 16, at: "09:15", source: "business-profile", segment: "small-business" },
  { business: "Sable Electric", daysAgo: 17, at: "10:35", source: "paid-search", segment: "small-business" },
  { business: "Daylily Gardens", daysAgo: 18, at: "10:50", source: "business-profile", segment: "small-business" },
  { business: "Northfork Tree & Turf", daysAgo: 19, at: "13:10", source: "organic-search", segment: "small-business" },
  { business: "Bluebird Plumbing", daysAgo: 20, at: "14:45", source: "organic-search", segment: "small-business" },
  { business: "Cinder Chimney & Hearth", daysAgo: 22, at: "19:05", source: "referral", segment: "small-business" },
  { business: "Blue Kettle Cleaning", daysAgo: 23, at: "15:15", source: "paid-search", segment: "small-business" },
  { business: "Ironbridge Garage Doors", daysAgo: 26, at: "11:20", source: "organic-search", segment: "small-business" },
  { business: "Ransom Garage Door", daysAgo: 28, at: "09:35", source: "referral", segment: "small-business" },
  { business: "Tallgrass Electric", daysAgo: 36, at: "12:05", source: "organic-search", segment: "small-business" },
  { business: "Pinnacle Drains", daysAgo: 42, at: "16:20", source: "paid-search", segment: "small-business" },
  { business: "Harvest Lawn & Snow", daysAgo: 51, at: "10:15", source: "referral", segment: "small-business" },
];
