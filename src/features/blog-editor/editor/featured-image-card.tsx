import { ImageOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DropArea } from "@/components/files/drop-area";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import type { ImageState } from "../form/use-image-state";
import { setFeaturedPicture, useFieldErrors, type PostForm } from "../form/use-post-form";
import { AlternativeText } from "../library/alternative-text";
import { PictureSource } from "../upload/picture-source";

type FeaturedImageCardProps = {
  form: PostForm;
  url: string;
  /** Empty for a decorative picture, null until somebody has said what it shows. */
  alt: string | null;
  image: ImageState;
};

export function FeaturedImageCard({ form, url, alt, image }: FeaturedImageCardProps) {
  const { t } = useTranslation();
  const errorOf = useFieldErrors(form);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Card aria-labelledby="featured-image-title">
      <CardHeader>
        <CardTitle id="featured-image-title">{t("Featured image")}</CardTitle>
      </CardHeader>
      <CardContent>
        <DropArea
          className="grid grid-cols-1 gap-4"
          label={t("Drop the picture to upload it")}
          onFiles={([dropped]) => dropped && setFile(dropped)}
        >
          <FeaturedImage url={url} image={image} />
          <Field label={t("Image URL")} error={errorOf("image_url")}>
            {(control) => (
              <Input
                {...control}
                {...form.register("image_url")}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <PictureSource
            file={file}
            onFile={setFile}
            onPicture={(picture) => setFeaturedPicture(form, picture)}
          />
          {url.trim() !== "" && (
            <AlternativeText
              value={alt}
              hint={t("Read aloud at the top of the post.")}
              onChange={(changed) => form.setValue("image_alt", changed, { shouldDirty: true })}
            />
          )}
        </DropArea>
      </CardContent>
    </Card>
  );
}

type FeaturedImageProps = { url: string; image: ImageState };

function FeaturedImage({ url, image }: FeaturedImageProps) {
  const { t } = useTranslation();
  const reasonOf = (broken: ImageState & { state: "broken" }) => {
    if (broken.isOffline) return t("You are offline, so it may be fine.");
    if (broken.isInsecure) return t("It begins with http:, which a secure page may not load.");
    if (broken.isOwn) return t("There is no picture at that path on this site.");
    return t("Nothing answers there, or what answers is not a picture.");
  };
  if (image.state === "loaded") {
    return (
      <figure className="grid gap-1.5">
        <img
          className="max-h-80 w-full rounded-sm border border-line bg-sunken object-cover"
          src={url.trim()}
          alt={t("Preview of the picture")}
        />
        <figcaption className="text-xs text-muted tabular-nums">
          <span role="status">
            {image.width > 0
              ? t("{{width}} × {{height}} pixels", image)
              : t("A drawing that fits any size")}
          </span>
        </figcaption>
      </figure>
    );
  }
  return (
    <div
      className={cn(
        "grid min-h-38 place-content-center justify-items-center gap-2 rounded-sm border-frame border-dashed border-field bg-sunken px-4 py-4 text-center text-code text-muted",
        image.state === "broken" && "border-stop bg-stop-bg text-stop",
      )}
      role="status"
    >
      {image.state === "loading" && <Spinner />}
      {image.state === "broken" && <ImageOff size={26} strokeWidth={1.75} aria-hidden />}
      <p>
        {image.state === "empty" && (
          <span>{t("No picture yet. Lists and shares do better with one.")}</span>
        )}
        {image.state === "invalid" && <span>{t("That is not a full address yet.")}</span>}
        {image.state === "loading" && <span>{t("Loading the picture")}</span>}
        {image.state === "broken" && (
          <span>
            <b>{t("This picture does not load.")}</b> {reasonOf(image)}
          </span>
        )}
      </p>
    </div>
  );
}
