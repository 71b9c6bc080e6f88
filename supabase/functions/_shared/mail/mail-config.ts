import { renderStoredMail } from "@/lib/mail/render-mail";
import { site } from "@/content/company";

export const mailConfig = {
  render: renderStoredMail,
  from: { name: site.brand, address: site.email },
  replyTo: site.email,
};
