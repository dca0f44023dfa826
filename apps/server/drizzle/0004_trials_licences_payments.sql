CREATE TABLE "paid_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"standing" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "trial_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "team_licence_ends" timestamp with time zone;--> statement-breakpoint
UPDATE "accounts" SET
	"trial_ends" = CASE
		WHEN "subscription_status" = 'trial' AND "subscription_expires" IS NOT NULL THEN "subscription_expires"
		ELSE "created_at" + interval '14 days'
	END,
	"team_licence_ends" = CASE WHEN "subscription_type" = 'team' THEN "subscription_expires" END;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "trial_ends" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_subscriptions" ADD CONSTRAINT "paid_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_subscriptions_account_id" ON "paid_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "paid_subscriptions_customer_id" ON "paid_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_events_created_at" ON "payment_events" USING btree ("created_at");