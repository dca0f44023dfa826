CREATE TABLE "given_feedbacks" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"document_id" text NOT NULL,
	"student_name" text NOT NULL,
	"student_text" text NOT NULL,
	"typed_by_teacher" boolean NOT NULL,
	"feedback" text NOT NULL,
	"points" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"posted_at" timestamp with time zone,
	"copied_at" timestamp with time zone,
	CONSTRAINT "given_feedbacks_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "judgements" (
	"account_id" text NOT NULL,
	"feedback_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"judged" jsonb NOT NULL,
	"writer" text NOT NULL,
	"sent" jsonb NOT NULL,
	"judged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "judgements_account_id_feedback_id_text_hash_pk" PRIMARY KEY("account_id","feedback_id","text_hash")
);
--> statement-breakpoint
CREATE TABLE "own_verdicts" (
	"account_id" text NOT NULL,
	"feedback_id" text NOT NULL,
	"step_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_verdicts_account_id_feedback_id_step_hash_pk" PRIMARY KEY("account_id","feedback_id","step_hash")
);
--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "typed_by_teacher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "given_feedbacks" ADD CONSTRAINT "given_feedbacks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgements" ADD CONSTRAINT "judgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_verdicts" ADD CONSTRAINT "own_verdicts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_feedbacks_assignment" ON "given_feedbacks" USING btree ("account_id","assignment_id");--> statement-breakpoint
CREATE INDEX "given_feedbacks_written_at" ON "given_feedbacks" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "judgements_judged_at" ON "judgements" USING btree ("judged_at");--> statement-breakpoint
CREATE INDEX "own_verdicts_said_at" ON "own_verdicts" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "completions_assignment" ON "completions" USING btree ("account_id","assignment_id");