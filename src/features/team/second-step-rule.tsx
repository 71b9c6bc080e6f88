import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import {
  codeAppsQuery,
  demandSecondStep,
  secondStepKeys,
  secondStepRulesQuery,
} from "@/data/staff/second-step";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";

/** Whether everyone needs a second step; nothing where the auth service has none. */
export function SecondStepRule() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: rules } = useQuery(secondStepRulesQuery());
  const isOffered = rules?.is_offered === true;
  const { data: apps } = useQuery({ ...codeAppsQuery(), enabled: isOffered });
  const change = useMutation({
    mutationFn: demandSecondStep,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: secondStepKeys.all }),
        queryClient.invalidateQueries({ queryKey: ["staff"] }),
      ]),
  });
  if (!isOffered) return null;
  const hasOwn = (apps ?? []).length > 0;
  return (
    <Card className="mt-4.5" aria-labelledby="second-step-rule">
      <CardHeader>
        <CardTitle id="second-step-rule">{t("Second step")}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3">
        <div className="flex items-center gap-3">
          <Switch
            id="second-step-for-all"
            checked={change.isPending ? change.variables : rules.is_demanded}
            disabled={!hasOwn || change.isPending}
            aria-describedby="second-step-for-all-hint"
            onCheckedChange={(demanded) => change.mutate(demanded)}
          />
          <Label htmlFor="second-step-for-all">
            {t("Everyone enters a code from an app after their password")}
          </Label>
        </div>
        <p className="max-w-[65ch] text-sm text-muted" id="second-step-for-all-hint">
          {hasOwn || apps === undefined ? (
            t(
              "Whoever has none sets one up the next time they come here, before they see anything.",
            )
          ) : (
            <>
              {t("Set up your own first, so that you are not shut out.")}{" "}
              <TextLink variant="painted" to={paths.account}>
                {t("Your account")}
              </TextLink>
            </>
          )}
        </p>
        {change.error && (
          <Alert variant="destructive">
            {t("Nothing was changed: {{reason}}.", { reason: reasonOf(change.error) })}
          </Alert>
        )}
      </CardContent>
    </Card>
  );
}
