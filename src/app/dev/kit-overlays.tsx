import { Bold } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { Toolbar, ToolbarButton } from "@/components/ui/toolbar";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "@/components/ui/tooltip";
import { KitPart, KitRow } from "./kit-part";

type Open = "dialog" | "question" | "sheet" | null;

export function KitOverlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <>
      <KitPart name="Dialog, AlertDialog as ConfirmDialog, Sheet, toast">
        <KitRow>
          <Button variant="secondary" onClick={() => setOpen("dialog")}>
            Dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen("question")}>
            Question
          </Button>
          <Button variant="secondary" onClick={() => setOpen("sheet")}>
            Sheet
          </Button>
          <Button variant="secondary" onClick={() => toast.success("Moved to Proposal sent.")}>
            Message
          </Button>
        </KitRow>
        <Dialog open={open === "dialog"} onOpenChange={close}>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Add a client</DialogTitle>
              <DialogDescription>What is typed stays when this closes.</DialogDescription>
            </DialogHeader>
            <DialogBody>The body scrolls; head and foot stay.</DialogBody>
            <DialogFooter note="Kept in this browser.">
              <Button variant="ink" onClick={close}>
                Done
              </Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <ConfirmDialog
          isOpen={open === "question"}
          question="Delete this post?"
          detail="It can be brought back from Deleted."
          confirmLabel="Delete"
          busyLabel="Deleting"
          keepLabel="Keep it"
          onConfirm={close}
          onKeep={close}
        />
        <Sheet open={open === "sheet"} onOpenChange={close}>
          <SheetContent className="max-w-120 bg-surface p-6" aria-describedby={undefined}>
            <SheetTitle>A lead</SheetTitle>
            <Button className="mt-6" variant="secondary" onClick={close}>
              Close
            </Button>
          </SheetContent>
        </Sheet>
      </KitPart>
      <KitPart name="DropdownMenu, Popover, Tooltip, Toolbar">
        <KitRow>
          <Menu />
          <Popover>
            <PopoverTrigger asChild>
              <Button variant="secondary">Popover</Button>
            </PopoverTrigger>
            <PopoverContent aria-label="Saved views">
              A small dialog beside its button.
            </PopoverContent>
          </Popover>
          <TooltipProvider>
            <Toolbar className="flex" aria-label="Text">
              <Tooltip>
                <TooltipTrigger asChild>
                  <ToolbarButton aria-label="Bold" aria-pressed="true">
                    <Bold size={18} aria-hidden />
                  </ToolbarButton>
                </TooltipTrigger>
                <TooltipContent>Bold</TooltipContent>
              </Tooltip>
              <ToolbarButton aria-disabled="true">B</ToolbarButton>
            </Toolbar>
          </TooltipProvider>
        </KitRow>
      </KitPart>
    </>
  );
}

function Menu() {
  const [isSample, setIsSample] = useState(true);
  const [order, setOrder] = useState("newest");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Duplicate</DropdownMenuItem>
        <DropdownMenuItem disabled>Restore</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem
          checked={isSample}
          onSelect={(event) => event.preventDefault()}
          onCheckedChange={setIsSample}
        >
          Examples
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Order</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
          <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="oldest">Oldest first</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
