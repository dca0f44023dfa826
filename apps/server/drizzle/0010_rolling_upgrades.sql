CREATE TABLE "rolling_safe_migrations" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_assets" (
	"name" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"is_compressed" boolean NOT NULL,
	"served_at" timestamp with time zone NOT NULL
);
