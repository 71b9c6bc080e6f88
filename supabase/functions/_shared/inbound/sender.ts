import { addressParser } from "postal-mime";
import { withFixedWords } from "./text/charsets.ts";
import { isOwn, type Headers } from "./message-kind.ts";

/** The address is empty without a sender. */
type Person = { address: string; name: string };

const peopleIn = (value: string): Person[] =>
  addressParser(withFixedWords(value), { flatten: true }).map(({ address = "", name }) => {
    const plain = address.trim().slice(0, 254).toLowerCase();
    return { address: /^[^@\s]+@[^@\s]+$/.test(plain) ? plain : "", name };
  });

function onlyPerson(headers: Headers, name: string): Person {
  const people = (headers.get(name) ?? []).flatMap(peopleIn);
  const [person = { address: "", name: "" }] = people;
  return people.length === 1 ? person : { address: "", name: person.name };
}

const LISTS = ["list-id", "list-post", "mailing-list", "x-google-group-id", "x-mailman-version"];
/** Mailing lists write "Ann via Office" before their own address. */
const VIA = /^(.*?)\s+via\s+\S/is;

/** The writer of a mail that a list forwarded in its own name, or null. */
function writerOf(headers: Headers, from: Person, own: readonly string[]): Person | null {
  const isOurs = isOwn(from.address, own);
  const isVia = VIA.test(from.name);
  const isOfList = LISTS.some((name) => headers.has(name));
  const isRewritten = isOurs ? isVia || isOfList : isVia && isOfList;
  const found = [
    onlyPerson(headers, "x-original-from"),
    ...(isOurs || isVia ? [onlyPerson(headers, "x-original-sender")] : []),
    ...(isRewritten ? [onlyPerson(headers, "reply-to")] : []),
  ].find(({ address }) => address !== "" && address !== from.address && !isOwn(address, own));
  if (found === undefined) return null;
  const viaName = (VIA.exec(from.name)?.[1] ?? "").replaceAll(/^['"]+|['"]+$/g, "");
  return { address: found.address, name: found.name === "" ? viaName : found.name };
}

/**
 * A mail from none or several people has no sender. For a list's mail it is the writer; `isVouched` is false
 * where only a foreign list names that writer. `own` are our addresses.
 */
export function senderOf(headers: Headers, own: readonly string[]) {
  const from = onlyPerson(headers, "from");
  const writer = writerOf(headers, from, own);
  const sender = writer ?? from;
  const [reply] = (headers.get("reply-to") ?? []).flatMap(peopleIn);
  const isElsewhere =
    reply !== undefined &&
    reply.address !== "" &&
    reply.address !== sender.address &&
    !isOwn(reply.address, own);
  return {
    sender,
    replyTo: isElsewhere ? reply : null,
    isVouched: writer === null || isOwn(from.address, own),
  };
}
