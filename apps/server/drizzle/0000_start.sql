CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"kura" text NOT NULL,
	"settings" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"students" jsonb NOT NULL,
	"subscription_status" text NOT NULL,
	"subscription_type" text NOT NULL,
	"subscription_expires" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_ciphertext" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_expires" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"school" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"title" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category" text NOT NULL,
	"course_id" text,
	"assignment_id" text,
	"document_id" text,
	"student_text" text NOT NULL,
	"student_name" text NOT NULL,
	"word_count" integer NOT NULL,
	"reading_level" integer,
	"model" text NOT NULL,
	"writer" text NOT NULL,
	"sent" jsonb NOT NULL,
	"points" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"feedback" text NOT NULL,
	"prompt_tokens" integer DEFAULT 0 NOT NULL,
	"completion_tokens" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_id" text NOT NULL,
	"course_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"document_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_assignment_id_document_id_pk" PRIMARY KEY("account_id","assignment_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_account_id" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rubrics_account_id" ON "rubrics" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "completions_account_created" ON "completions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "completions_created" ON "completions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "drafts_changed_at" ON "drafts" USING btree ("changed_at");