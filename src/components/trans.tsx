import { cloneElement, type ReactElement } from "react";
import { useTranslation } from "react-i18next";

type TransProps = {
  i18nKey: string;
  values?: Record<string, string | number>;
  components: Record<string, ReactElement>;
};

/** A sentence with elements: "Read the <policy>privacy policy</policy>." react-i18next's own adds 5 KB. */
export function Trans({ i18nKey, values, components }: TransProps) {
  const { t } = useTranslation();
  // Text, a tag's name, its content, and text again.
  const parts = t(i18nKey, values).split(/<(\w+)>(.*?)<\/\1>/s);
  return parts.map((part, place) => {
    if (place % 3 === 0) return part;
    const element = place % 3 === 1 ? components[part] : undefined;
    return element && cloneElement(element, { key: place }, parts[place + 1]);
  });
}
