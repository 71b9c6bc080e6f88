import { useTranslation } from "react-i18next";
import { Faq } from "../faq";
import { questions } from "./home-content";

export function HomeQuestions() {
  const { t } = useTranslation();
  return (
    <Faq
      heading={t("Asked across the counter")}
      items={questions.map(({ question, answer }) => ({
        question: t(question),
        answer: t(answer),
      }))}
    />
  );
}
