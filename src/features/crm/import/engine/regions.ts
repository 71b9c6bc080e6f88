/** States and provinces with clients, by their stored letters. */
const NAMES = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,
DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,
IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,
MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,
NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,
OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,
TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,
WY Wyoming,AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,
NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,
SK Saskatchewan,YT Yukon`;

const byName = new Map<string, string>();
for (const entry of NAMES.split(",")) {
  const [code = "", ...words] = entry.trim().split(" ");
  byName.set(code.toLowerCase(), code);
  byName.set(words.join("").toLowerCase(), code);
}

/**
 * "Ohio", "oh" and "O.H." are OH; null if unknown. Two capitals are accepted, because visitors from
 * elsewhere and exports have them.
 */
export function regionCode(text: string): string | null {
  if (/^[A-Z]{2}$/.test(text)) return text;
  const key = text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
  return byName.get(key) ?? byName.get(key.replace(/^us/, "")) ?? null;
}
