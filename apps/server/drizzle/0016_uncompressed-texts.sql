-- Their sizes count against a teacher's room: compressed, what repeats itself would count as almost nothing.
ALTER TABLE "drafts" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "given_feedbacks" ALTER COLUMN "student_text" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "given_feedbacks" ALTER COLUMN "feedback" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "given_feedbacks" ALTER COLUMN "points" SET STORAGE EXTERNAL;
