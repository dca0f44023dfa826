ALTER TABLE "accounts" DROP COLUMN "subscription_status";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "subscription_type";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "subscription_expires";