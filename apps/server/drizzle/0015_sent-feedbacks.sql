CREATE TABLE "sent_feedbacks" (
	"account_id" text NOT NULL,
	"feedback_id" text NOT NULL,
	"writer" text NOT NULL,
	"category" text NOT NULL,
	"change" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_feedbacks_account_id_feedback_id_pk" PRIMARY KEY("account_id","feedback_id")
);
--> statement-breakpoint
ALTER TABLE "given_feedbacks" ADD COLUMN "outcomes" jsonb;--> statement-breakpoint
ALTER TABLE "sent_feedbacks" ADD CONSTRAINT "sent_feedbacks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_feedbacks_sent_at" ON "sent_feedbacks" USING btree ("sent_at");