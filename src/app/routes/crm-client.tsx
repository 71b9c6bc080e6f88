import { useParams } from "react-router-dom";
import { ClientPage } from "@/features/crm/client/client-page";

export function Component() {
  const { id = "" } = useParams();
  return <ClientPage id={id} />;
}
