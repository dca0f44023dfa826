CREATE TABLE "ended_trials" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"trial_ends" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"identity" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ended_trials_ended_at" ON "ended_trials" USING btree ("ended_at");