import type { FilterOption } from "@/components/data-table/filters/list-filter";

const REGIONS =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut," +
  "DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois," +
  "IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts," +
  "MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada," +
  "NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota," +
  "OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina," +
  "SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington," +
  "WV West Virginia,WI Wisconsin,WY Wyoming,AB Alberta,BC British Columbia,MB Manitoba," +
  "NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories," +
  "NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon";

/** Values are the stored two letters. Names are not translated. */
export const regionOptions: readonly FilterOption[] = REGIONS.split(",").map((region) => ({
  value: region.slice(0, 2),
  label: region.slice(3),
}));
