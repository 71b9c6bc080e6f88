import { renderStoredMail } from "@/lib/mail/render-mail";
import { site } from "@/lib/site/site";

/** What our mails say, who they are from, and where answers are read. */
export const mailHouse = {
  render: renderStoredMail,
  from: { name: site.brand, address: site.email },
  replyTo: site.email,
};
