import { useParams } from "react-router-dom";
import { ClientPage } from "@/features/crm/clients/record/client-page";

export function Component() {
  const { id = "" } = useParams();
  return <ClientPage id={id} />;
}
