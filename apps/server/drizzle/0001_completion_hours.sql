CREATE TABLE "completion_hours" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"completions" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "completion_hours" ("hour", "completions")
	SELECT date_trunc('hour', "created_at", 'UTC'), count(*)::integer FROM "completions" GROUP BY 1;
--> statement-breakpoint
-- In the order of the hours, so that two that change the same ones wait for each other in turn.
CREATE FUNCTION "count_completions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO completion_hours AS kept (hour, completions)
		SELECT date_trunc('hour', created_at, 'UTC'), step * count(*)::integer
		FROM changed GROUP BY 1 ORDER BY 1
	ON CONFLICT (hour) DO UPDATE SET completions = kept.completions + excluded.completions;
	IF TG_OP = 'DELETE' THEN
		DELETE FROM completion_hours WHERE completions = 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "completions_added" AFTER INSERT ON "completions"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_completions();
--> statement-breakpoint
CREATE TRIGGER "completions_removed" AFTER DELETE ON "completions"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_completions();
