CREATE TABLE "postings" (
	"account_id" text NOT NULL,
	"document_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"claim" text NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consent_id" bigint NOT NULL,
	"comment_id" text,
	"posted_at" timestamp with time zone,
	CONSTRAINT "postings_account_id_document_id_text_hash_pk" PRIMARY KEY("account_id","document_id","text_hash")
);
--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "postings_started_at" ON "postings" USING btree ("started_at");