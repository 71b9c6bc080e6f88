import { ErrorNotice } from "@/components/error-notice";
import { EmptyState } from "@/components/empty-state";
import { Alert } from "@/components/ui/alert";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import { Kbd } from "@/components/ui/kbd";
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from "@/components/ui/pagination";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableNote,
  TableRow,
} from "@/components/ui/table";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { KitPart, KitRow } from "./kit-part";

const CLIENTS = [
  { name: "Harbor Electric", town: "Portland, ME", price: "$299" },
  { name: "Three Pines Tree Care", town: "Eau Claire, WI", price: "$299" },
  { name: "Juniper & Stone", town: "Boise, ID", price: "$349" },
];

export function KitSurfaces() {
  return (
    <>
      <KitPart name="Alert, ErrorNotice">
        <Alert variant="warning">The draft in this browser is newer than the saved post.</Alert>
        <Alert variant="destructive">Not saved: the connection was lost.</Alert>
        <ErrorNotice
          heading="The clients could not be loaded"
          body="Nothing was changed."
          onRetry={() => undefined}
          isRetrying={false}
        />
      </KitPart>
      <KitPart name="Table">
        <Table aria-label="Clients">
          <TableHeader>
            <tr>
              <TableHead>Business</TableHead>
              <TableHead className="text-right">A month</TableHead>
            </tr>
          </TableHeader>
          <TableBody>
            {CLIENTS.map(({ name, town, price }, index) => (
              <TableRow key={name} data-selected={index === 1 || undefined}>
                <TableCell>
                  {name}
                  <TableNote>{town}</TableNote>
                </TableCell>
                <TableCell className="text-right tabular-nums">{price}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </KitPart>
      <KitPart name="Item">
        <ul>
          <Item>
            <ItemContent>
              <ItemTitle>abbottplumbing.example</ItemTitle>
              <ItemDescription>Northgate, auto renew, Jan 21, 2027</ItemDescription>
            </ItemContent>
            <Badge variant="pending">59 days left</Badge>
          </Item>
          <Item>
            <ItemContent>
              <ItemTitle>Send the invoice</ItemTitle>
              <ItemDescription>Billing, due Nov 24</ItemDescription>
            </ItemContent>
            <Button variant="secondary">Complete</Button>
          </Item>
        </ul>
      </KitPart>
      <KitPart name="Tabs">
        <Tabs defaultValue="tickets">
          <TabsList aria-label="Support">
            <TabsTrigger value="tickets">Tickets</TabsTrigger>
            <TabsTrigger value="tasks">Tasks</TabsTrigger>
          </TabsList>
          <TabsContent value="tickets">Eleven tickets wait.</TabsContent>
          <TabsContent value="tasks">Three tasks are due today.</TabsContent>
        </Tabs>
      </KitPart>
      <KitPart name="Pagination">
        <Pagination>
          <PaginationPrevious to={null} />
          <PaginationContent>
            <li>
              <PaginationLink to="?page=1" isActive>
                1
              </PaginationLink>
            </li>
            <li>
              <PaginationLink to="?page=2">2</PaginationLink>
            </li>
            <li>
              <PaginationEllipsis />
            </li>
          </PaginationContent>
          <PaginationNext to="?page=2" />
        </Pagination>
      </KitPart>
      <KitPart name="Empty, as EmptyState">
        <EmptyState heading="No clients yet" body="A lead you win becomes one.">
          <Button variant="secondary">Add client</Button>
        </EmptyState>
      </KitPart>
      <KitPart name="Skeleton, Spinner, Progress, Avatar, Kbd">
        <Skeleton />
        <KitRow>
          <Spinner />
          <Avatar name="Jo Marsh" />
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </KitRow>
        <Progress value={40} aria-label="Rows read" />
        <Progress aria-label="Waiting for the first row" />
      </KitPart>
    </>
  );
}
