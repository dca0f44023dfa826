CREATE TABLE "lesson_groups" (
	"account_id" text NOT NULL,
	"course_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"groups" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_groups_account_id_course_id_assignment_id_pk" PRIMARY KEY("account_id","course_id","assignment_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_groups" ADD CONSTRAINT "lesson_groups_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_groups_changed_at" ON "lesson_groups" USING btree ("changed_at");