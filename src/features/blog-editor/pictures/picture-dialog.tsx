import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import type { FaultyPicture, FaultyPost } from "./check-pictures";
import { errorLabel, placeLabel } from "./error-labels";
import type { PictureCheck } from "./use-picture-check";

type PictureDialogProps = {
  check: PictureCheck;
  /** Shows a picture in the open post; without it, links to the editor. */
  onShow?: (number: number) => void;
};

/** Lists pictures that prevent publishing, with the ways to continue. */
export function PictureDialog({ check, onShow }: PictureDialogProps) {
  const { question } = check;
  return question && <PictureQuestion check={check} question={question} onShow={onShow} />;
}

type PictureQuestionProps = {
  check: PictureCheck;
  question: NonNullable<PictureCheck["question"]>;
  onShow: PictureDialogProps["onShow"];
};

function PictureQuestion({ check, question, onShow }: PictureQuestionProps) {
  const { t } = useTranslation();
  const { faulty, unknown, fine } = question.report;
  const isStopped = faulty.length > 0;
  const others = fine.length + unknown.length;
  const wanted = useRef<number | null>(null);
  const show = (number: number) => {
    wanted.current = number;
    check.cancel();
  };
  /** After the dialog has closed and restored the focus. */
  const goToWanted = (event: Event) => {
    if (wanted.current === null || onShow === undefined) return;
    event.preventDefault();
    onShow(wanted.current);
  };
  const list = (posts: readonly FaultyPost[]) => (
    <FaultyPosts posts={posts} onShow={onShow && show} />
  );
  return (
    <Dialog open onOpenChange={check.cancel}>
      <DialogContent onCloseAutoFocus={goToWanted}>
        <DialogHeader>
          <DialogTitle>
            {isStopped ? t("Pictures to mend first") : t("Publish without looking?")}
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          {isStopped && (
            <>
              <p>
                {t(
                  "Readers would not see these pictures, so nothing was published. Nothing you typed is lost.",
                )}
              </p>
              {list(faulty)}
            </>
          )}
          {unknown.length > 0 && (
            <>
              <p>
                {t(
                  "Nobody could look at these pictures, so it is not known whether readers would see them.",
                )}
              </p>
              {list(unknown)}
            </>
          )}
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button variant="secondary" className="sm:mr-auto" onClick={check.cancel}>
            {t("Back")}
          </Button>
          {others > 0 && (
            <Button variant="secondary" onClick={() => question.answer("publish")}>
              {isStopped
                ? t("Publish the other {{number}}", { number: formatNumber(others) })
                : t("Publish anyway")}
            </Button>
          )}
          <Button onClick={() => question.answer("check-again")}>{t("Check again")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

type FaultyPostsProps = {
  posts: readonly FaultyPost[];
  onShow: ((number: number) => void) | undefined;
};

function FaultyPosts({ posts, onShow }: FaultyPostsProps) {
  const { t } = useTranslation();
  return posts.map(({ post, pictures }) => (
    <section key={post.id} className="grid gap-1.5" aria-label={post.title || t("Untitled")}>
      {onShow === undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-body wrap-anywhere">{post.title || t("Untitled")}</h3>
          <TextLink className="inline-flex min-h-11 items-center" to={paths.blogEditor(post.id)}>
            {t("Open in the editor")}
          </TextLink>
        </div>
      )}
      <ul>
        {pictures.map((picture) => (
          <FaultyPictureRow key={picture.number} picture={picture} onShow={onShow} />
        ))}
      </ul>
    </section>
  ));
}

type FaultyPictureRowProps = {
  picture: FaultyPicture;
  onShow: ((number: number) => void) | undefined;
};

/** Short addresses; data URLs are not shown. */
const isReadable = (src: string) => src !== "" && !/^data:/i.test(src);

function FaultyPictureRow({ picture, onShow }: FaultyPictureRowProps) {
  const { t } = useTranslation();
  const { number, name, src, error } = picture;
  const place = placeLabel(picture, t);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 border-t border-line py-3">
      <div className="grid min-w-0 flex-[1_1_15rem] gap-0.5 wrap-anywhere">
        <b>{name || t("A picture without a name")}</b>
        <span className="text-muted">{place}</span>
        {isReadable(src) && <code className="text-xs">{src}</code>}
        <span>{errorLabel(error, t)}</span>
      </div>
      {onShow && (
        <Button
          variant="secondary"
          aria-label={t("Show it: {{place}}", { place })}
          onClick={() => onShow(number)}
        >
          {t("Show it")}
        </Button>
      )}
    </li>
  );
}
