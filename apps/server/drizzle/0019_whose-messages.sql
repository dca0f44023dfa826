ALTER TABLE "accounts" ADD COLUMN "email_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- In one statement, so that it only adds: messages that are there name no account.
ALTER TABLE "contact_messages" ADD COLUMN "account_id" text CONSTRAINT "contact_messages_account_id_accounts_id_fk" REFERENCES "public"."accounts"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "contact_messages_account" ON "contact_messages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_messages_unclaimed" ON "contact_messages" USING btree (lower("email")) WHERE "contact_messages"."account_id" is null;