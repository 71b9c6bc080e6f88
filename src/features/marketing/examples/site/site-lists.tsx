import { useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "@/lib/cn";
import { beyondTheBill } from "../examples-content";
import { BeyondTheBill } from "./beyond-the-bill";
import type { Item, ListSection } from "./site-content";
import { WorkPicture } from "./site-picture";
import { QUIET, SiteSection } from "./site-section";
import { Fill, useWords } from "./site-words";

interface ListProps {
  items: readonly Item[];
}

const FORMS: Record<ListSection["form"], ComponentType<ListProps>> = {
  bar: () => null,
  ledger: Ledger,
  tiles: Tiles,
  cards: Cards,
  circles: Circles,
  specimens: Specimens,
  row: Row,
  mosaic: Mosaic,
  doors: Doors,
};

const BESIDE: readonly string[] = ["ledger"];

export function SiteList({ section }: { section: ListSection }) {
  const { kind, form, items, ...titled } = section;
  if (form === "bar") return <ServiceBar items={items} title={titled.title} />;
  const List = FORMS[form];
  return (
    <SiteSection id={kind} {...titled} isBeside={BESIDE.includes(form)}>
      <List items={items} />
    </SiteSection>
  );
}

function ItemName({ children, className }: { children: string; className?: string }) {
  const { look } = useWords().content;
  return <h3 className={cn("text-[1.3rem]/tight", look.item, className)}>{children}</h3>;
}

function ItemText({ text, className }: { text: string | undefined; className?: string }) {
  return (
    text && (
      <p className={cn("mt-1.5 text-base/relaxed", QUIET, className)}>
        <Fill text={text} />
      </p>
    )
  );
}

const Note = ({ note, className }: { note: string | undefined; className?: string }) =>
  note && (
    <p className={cn("font-semibold whitespace-nowrap text-(--x-mark) tabular-nums", className)}>
      {note}
    </p>
  );

/** Overlaps the picture above. */
function ServiceBar({ items, title }: ListProps & { title: string }) {
  return (
    <section
      id="services"
      className="on-dark relative bg-(--x-ground) px-[max(1.25rem,calc((100cqw-78rem)/2),4.5cqw)]"
      aria-label={title}
    >
      <ul className="-mt-12 grid rounded-(--x-round) bg-(--x-deep) px-6 text-(--x-on-deep) [--x-mark:var(--x-glow)] @xl:grid-cols-2 @5xl:grid-cols-4 @5xl:px-3 @5xl:py-4">
        {items.map(({ name, text, note }) => (
          <li
            key={name}
            className="flex flex-col gap-1 border-current/20 py-5 not-first:border-t @xl:px-4 @xl:nth-2:border-t-0 @5xl:px-6 @5xl:not-first:border-t-0 @5xl:not-first:border-l"
          >
            <div className="flex items-baseline justify-between gap-3">
              <ItemName className="text-[1.4rem]/tight">{name}</ItemName>
              <Note note={note} />
            </div>
            <ItemText text={text} className="text-[0.9375rem]/normal" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ledger({ items }: ListProps) {
  return (
    <ul className="border-t-2 border-current">
      {items.map(({ name, text, note }) => (
        <li
          key={name}
          className="grid gap-x-8 border-b border-current/25 py-5 @xl:grid-cols-[1fr_auto] @xl:items-baseline @3xl:py-6"
        >
          <ItemName className="text-[clamp(1.6rem,3.2cqw,2.5rem)]/none">{name}</ItemName>
          <Note note={note} className="@max-xl:mt-2 @xl:text-lg" />
          <ItemText text={text} className="max-w-[52ch] @xl:col-span-full" />
        </li>
      ))}
    </ul>
  );
}

function Tiles({ items }: ListProps) {
  return (
    <ul className="grid gap-3 @lg:grid-cols-2 @3xl:gap-4 @5xl:grid-cols-3">
      {items.map(({ name, text, note }, place) => (
        <li
          key={name}
          className={cn(
            "flex flex-col rounded-(--x-round) p-6",
            // The urgent one is emphasized.
            place === 0
              ? "bg-(--x-hot) text-(--x-on-hot) [--x-mark:currentcolor]"
              : "bg-(--x-tint)",
          )}
        >
          <ItemName className="text-[1.5rem]/tight">{name}</ItemName>
          <ItemText text={text} className={cn(place === 0 && "text-current")} />
          <Note note={note} className="mt-auto pt-4 text-lg" />
        </li>
      ))}
    </ul>
  );
}

function Cards({ items }: ListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-10 @xl:grid-cols-2 @5xl:grid-cols-4">
      {items.map(({ name, text, note, picture }) => (
        <li key={name}>
          {picture && <WorkPicture name={picture} className="mb-4" />}
          <div className="border-t-2 border-(--x-mark) pt-4">
            <Note note={note} />
            <ItemName className="mt-1 text-[1.45rem]/tight">{name}</ItemName>
            <ItemText text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Circles({ items }: ListProps) {
  return (
    <ul className="grid gap-10 text-center @3xl:grid-cols-3 @3xl:gap-[4cqw]">
      {items.map(({ name, text, note, picture }) => (
        <li key={name} className="flex flex-col items-center">
          {picture && (
            <WorkPicture
              name={picture}
              className="aspect-square w-[min(15rem,60cqw)] rounded-full @3xl:w-[21cqw]"
            />
          )}
          <ItemName className="mt-6 text-[1.9rem]/tight">{name}</ItemName>
          <ItemText text={text} className="max-w-[30ch]" />
          <Note note={note} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}

function Specimens({ items }: ListProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 @3xl:gap-5 @5xl:grid-cols-4">
      {items.map(({ name, text, note, picture }) => (
        <li
          key={name}
          className="flex flex-col bg-(--x-ground) text-(--x-ink) [--x-mark:var(--x-light-mark)]"
        >
          {picture && <WorkPicture name={picture} className="aspect-square rounded-none" />}
          <div className="flex flex-1 flex-col p-3.5 @3xl:p-5">
            <ItemName className="text-[clamp(1.5rem,2.6cqw,2.1rem)]/none">{name}</ItemName>
            <ItemText text={text} className="text-[0.9375rem]/normal" />
            <Note note={note} className="mt-auto pt-3 text-[0.9375rem] whitespace-normal" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Caption({ name, text, note }: Item) {
  return (
    <div className="mt-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
      <ItemName>{name}</ItemName>
      <Note note={note} className="text-[0.9375rem]" />
      <ItemText text={text} className="mt-1 basis-full text-[0.9375rem]/normal" />
    </div>
  );
}

function Row({ items }: ListProps) {
  return (
    <ul className="grid gap-8 @xl:grid-cols-2 @3xl:grid-cols-3 @3xl:gap-[2cqw]">
      {items.map((item) => (
        <li key={item.name}>
          {item.picture && <WorkPicture name={item.picture} />}
          <Caption {...item} />
        </li>
      ))}
    </ul>
  );
}

function Mosaic({ items }: ListProps) {
  return (
    <ul className="grid gap-x-5 gap-y-8 @xl:grid-cols-2 @5xl:grid-cols-[2fr_1fr] @5xl:grid-rows-2">
      {items.map((item, place) => (
        <li
          key={item.name}
          className={cn(
            "flex flex-col",
            place === 0 && "@xl:col-span-full @5xl:col-auto @5xl:row-span-2",
          )}
        >
          <div className={cn("relative", place === 0 && "@5xl:flex-1")}>
            {item.picture && (
              <WorkPicture name={item.picture} className={cn(place === 0 && "@5xl:h-full")} />
            )}
            {item.before && <Before name={item.before} />}
          </div>
          <Caption {...item} />
        </li>
      ))}
    </ul>
  );
}

function Before({ name }: { name: string }) {
  return (
    <div className="absolute top-3 left-3 w-2/5 max-w-64 rounded-(--x-round) bg-(--x-ground) p-1.5 text-(--x-ink)">
      <WorkPicture name={name} />
      <p className="pt-1.5 pl-1 text-sm/tight font-semibold">Before</p>
    </div>
  );
}

function Doors({ items }: ListProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(items[0]?.name);
  const shown = items.find(({ name }) => name === chosen) ?? items[0];
  return (
    <div className="grid gap-6 @3xl:grid-cols-[1.5fr_1fr] @3xl:items-center @3xl:gap-[4cqw]">
      {shown?.picture && <WorkPicture name={shown.picture} className="aspect-3/2" />}
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">Door</legend>
        {items.map(({ name, text, note }) => (
          <label
            key={name}
            className="flex cursor-pointer items-center gap-4 rounded-(--x-round) border-2 border-current/25 px-4 py-3 has-checked:border-(--x-mark) has-checked:bg-(--x-tint)"
          >
            <input
              className="size-5 flex-none accent-(--x-mark)"
              type="radio"
              name="door"
              value={name}
              checked={chosen === name}
              onChange={() => setChosen(name)}
            />
            <span className="min-w-0 flex-1">
              <span className="block text-lg/tight font-bold">{name}</span>
              <span className={cn("block text-[0.9375rem]", QUIET)}>{text}</span>
            </span>
            <span className="font-semibold tabular-nums">{note}</span>
          </label>
        ))}
        <BeyondTheBill>{t(beyondTheBill.prices)}</BeyondTheBill>
      </fieldset>
    </div>
  );
}
