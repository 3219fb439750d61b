CREATE TABLE accounts (
  id serial NOT NULL,
  mobile text NOT NULL,
  name text NOT NULL,
  email text,
  password_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT accounts_mobile_unique UNIQUE (mobile),
  CONSTRAINT accounts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE answers (
  id serial NOT NULL,
  key text,
  question_id integer NOT NULL,
  text jsonb NOT NULL,
  name text NOT NULL,
  mobile text,
  answered_on date NOT NULL,
  accepted boolean DEFAULT false NOT NULL,
  demo boolean DEFAULT false NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  moderated_at timestamp with time zone,
  by_operator boolean DEFAULT false NOT NULL,
  proven boolean DEFAULT false NOT NULL,
  CONSTRAINT answers_key_unique UNIQUE (key),
  CONSTRAINT answers_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE audit_events (
  id bigserial NOT NULL,
  at timestamp with time zone NOT NULL,
  staff_id integer,
  what text NOT NULL,
  object text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT audit_events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE client_events (
  hour timestamp with time zone NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  phase text NOT NULL,
  code text NOT NULL,
  count integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT client_events_hour_remote_version_phase_code_pk PRIMARY KEY (hour, remote, version, phase, code)
);
--> statement-breakpoint
CREATE TABLE code_failures (
  mobile text NOT NULL,
  failures integer NOT NULL,
  blocked_until timestamp with time zone,
  CONSTRAINT code_failures_pkey PRIMARY KEY (mobile)
);
--> statement-breakpoint
CREATE TABLE comments (
  id serial NOT NULL,
  post_slug text NOT NULL,
  language text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  text text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  moderated_at timestamp with time zone,
  proven boolean DEFAULT false NOT NULL,
  CONSTRAINT comments_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE consents (
  id serial NOT NULL,
  purpose text NOT NULL,
  mobile text,
  email text,
  source text NOT NULL,
  request text NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  proven_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT consents_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE content_edits (
  id serial NOT NULL,
  entity text NOT NULL,
  row_id integer NOT NULL,
  revision integer NOT NULL,
  staff_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  undone boolean DEFAULT false NOT NULL,
  CONSTRAINT content_edits_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE content_state (
  name text NOT NULL,
  digest text NOT NULL,
  written_at timestamp with time zone DEFAULT now() NOT NULL,
  number integer DEFAULT 0 NOT NULL,
  CONSTRAINT content_state_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE dealers (
  id serial NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  brand text NOT NULL,
  state text NOT NULL,
  district text NOT NULL,
  area text NOT NULL,
  phone text NOT NULL,
  demo boolean NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT dealers_key_unique UNIQUE (key),
  CONSTRAINT dealers_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE desk_leads (
  id serial NOT NULL,
  enquiry_id integer NOT NULL,
  status text DEFAULT 'new'::text NOT NULL,
  reason text,
  assignee_id integer,
  follow_up text,
  called_at timestamp with time zone,
  verified_at timestamp with time zone NOT NULL,
  form text NOT NULL,
  brand text,
  state text,
  district text,
  CONSTRAINT desk_leads_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE districts (
  id serial NOT NULL,
  state_id integer NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  aliases text[] NOT NULL,
  CONSTRAINT districts_pkey PRIMARY KEY (id),
  CONSTRAINT districts_state_slug UNIQUE (state_id, slug)
);
--> statement-breakpoint
CREATE TABLE enquiries (
  id serial NOT NULL,
  primary_id text NOT NULL,
  form text NOT NULL,
  status text NOT NULL,
  name text NOT NULL,
  mobile text NOT NULL,
  product_key text NOT NULL,
  product_id integer,
  fields jsonb NOT NULL,
  page_source text NOT NULL,
  type_id integer NOT NULL,
  language text NOT NULL,
  parent_id integer,
  created_at timestamp with time zone NOT NULL,
  verified_at timestamp with time zone,
  attempt_id text,
  CONSTRAINT enquiries_pkey PRIMARY KEY (id),
  CONSTRAINT enquiries_primary_id_unique UNIQUE (primary_id)
);
--> statement-breakpoint
CREATE TABLE enquiry_attempts (
  primary_id text NOT NULL,
  enquiry_id integer NOT NULL,
  browser text NOT NULL,
  form text NOT NULL,
  name text NOT NULL,
  mobile text NOT NULL,
  product_key text NOT NULL,
  product_id integer,
  fields jsonb NOT NULL,
  page_source text NOT NULL,
  type_id integer NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  outcome text,
  finished_at timestamp with time zone,
  CONSTRAINT enquiry_attempts_pkey PRIMARY KEY (primary_id)
);
--> statement-breakpoint
CREATE TABLE enquiry_events (
  id serial NOT NULL,
  enquiry_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  event text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT enquiry_events_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE erasures (
  id serial NOT NULL,
  at timestamp with time zone NOT NULL,
  by text NOT NULL,
  counts jsonb NOT NULL,
  CONSTRAINT erasures_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE family_voices (
  family_id text NOT NULL,
  browser text NOT NULL,
  name text NOT NULL,
  reason text NOT NULL,
  tractor text NOT NULL,
  at timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT family_voices_family_id_browser_pk PRIMARY KEY (family_id, browser)
);
--> statement-breakpoint
CREATE TABLE family_votes (
  id text NOT NULL,
  tractors text[] DEFAULT '{}'::text[] NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT family_votes_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE form_drafts (
  id text NOT NULL,
  content jsonb NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT form_drafts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE gateway_states (
  name text NOT NULL,
  failures integer NOT NULL,
  paused_until timestamp with time zone,
  CONSTRAINT gateway_states_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE gone_leads (
  day date NOT NULL,
  form text NOT NULL,
  product_key text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT gone_leads_day_form_product_key_pk PRIMARY KEY (day, form, product_key)
);
--> statement-breakpoint
CREATE TABLE implement_brands (
  id serial NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  listed boolean NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT implement_brands_pkey PRIMARY KEY (id),
  CONSTRAINT implement_brands_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE implement_types (
  id serial NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  sort_order integer NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT implement_types_pkey PRIMARY KEY (id),
  CONSTRAINT implement_types_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE implements (
  id serial NOT NULL,
  key text NOT NULL,
  slug text NOT NULL,
  type_id integer NOT NULL,
  brand_id integer NOT NULL,
  model text NOT NULL,
  working_width_mm integer,
  required_hp_min double precision,
  required_hp_max double precision,
  specs jsonb NOT NULL,
  price_min_inr integer,
  price_max_inr integer,
  show_price boolean NOT NULL,
  price_note text,
  popularity integer NOT NULL,
  source text NOT NULL,
  as_of date NOT NULL,
  confidence text NOT NULL,
  note text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT implements_key_unique UNIQUE (key),
  CONSTRAINT implements_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE insurance_figures (
  id serial NOT NULL,
  key text NOT NULL,
  amount_inr integer,
  percent double precision,
  source text NOT NULL,
  as_of date NOT NULL,
  confidence text NOT NULL,
  note text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT insurance_figures_key_unique UNIQUE (key),
  CONSTRAINT insurance_figures_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE kept_answers (
  browser text NOT NULL,
  key text NOT NULL,
  request text NOT NULL,
  answer jsonb NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT kept_answers_browser_key_pk PRIMARY KEY (browser, key)
);
--> statement-breakpoint
CREATE TABLE key_marks (
  name text NOT NULL,
  mark text NOT NULL,
  CONSTRAINT key_marks_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE lead_assignments (
  id serial NOT NULL,
  brand text,
  district text,
  staff_id integer NOT NULL,
  CONSTRAINT lead_assignments_once UNIQUE NULLS NOT DISTINCT (brand, district),
  CONSTRAINT lead_assignments_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE lead_digests (
  id serial NOT NULL,
  staff_id integer NOT NULL,
  day text NOT NULL,
  after_lead integer NOT NULL,
  last_lead integer NOT NULL,
  filed_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT lead_digests_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE lead_notes (
  id serial NOT NULL,
  lead_id integer NOT NULL,
  staff_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  text text NOT NULL,
  CONSTRAINT lead_notes_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE limit_hits (
  key text NOT NULL,
  hits timestamp with time zone[] NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT limit_hits_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE list_revisions (
  name text NOT NULL,
  revision bigint NOT NULL,
  CONSTRAINT list_revisions_pkey PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE loan_offers (
  id serial NOT NULL,
  key text NOT NULL,
  kind text NOT NULL,
  lender jsonb NOT NULL,
  rate_min_pct double precision,
  rate_max_pct double precision,
  rates_on date,
  share_max_pct double precision,
  amount_max_inr integer,
  months_max integer,
  fee_max_pct double precision,
  land_min_acres double precision,
  sort_order integer NOT NULL,
  source text NOT NULL,
  as_of date NOT NULL,
  confidence text NOT NULL,
  note text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT loan_offers_key_unique UNIQUE (key),
  CONSTRAINT loan_offers_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE moderation_decisions (
  id serial NOT NULL,
  item text NOT NULL,
  decision text NOT NULL,
  reason text NOT NULL,
  staff_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  undone_at timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT moderation_decisions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE my_data_visits (
  id_hash text NOT NULL,
  mobile text,
  language text NOT NULL,
  proven_at timestamp with time zone,
  ticket_hash text,
  says jsonb,
  until timestamp with time zone NOT NULL,
  CONSTRAINT my_data_visits_pkey PRIMARY KEY (id_hash),
  CONSTRAINT my_data_visits_ticket_hash_unique UNIQUE (ticket_hash)
);
--> statement-breakpoint
CREATE TABLE neighbour_towns (
  id serial NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  CONSTRAINT neighbour_towns_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE newsletter (
  email text NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  unsubscribe_hash text,
  CONSTRAINT newsletter_pkey PRIMARY KEY (email)
);
--> statement-breakpoint
CREATE TABLE newsletter_requests (
  id serial NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  salt text NOT NULL,
  token_hash text NOT NULL,
  unsubscribe_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  CONSTRAINT newsletter_requests_pkey PRIMARY KEY (id),
  CONSTRAINT newsletter_requests_token_hash_unique UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE notebook_entries (
  account_id integer NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL,
  gone boolean NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  "to" text NOT NULL,
  picture text NOT NULL,
  CONSTRAINT notebook_entries_account_id_id_pk PRIMARY KEY (account_id, id)
);
--> statement-breakpoint
CREATE TABLE number_failures (
  key text NOT NULL,
  failures integer NOT NULL,
  blocked_until timestamp with time zone,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT number_failures_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE one_time_codes (
  id serial NOT NULL,
  purpose text NOT NULL,
  mobile text NOT NULL,
  request text NOT NULL,
  code_hash text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  salt text,
  language text DEFAULT 'en'::text NOT NULL,
  sent_at timestamp with time zone,
  browser text,
  other_tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT one_time_codes_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE page_failures (
  hour timestamp with time zone NOT NULL,
  page text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT page_failures_hour_page_pk PRIMARY KEY (hour, page)
);
--> statement-breakpoint
CREATE TABLE playlists (
  id serial NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  sort_order integer NOT NULL,
  videos text[] NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT playlists_pkey PRIMARY KEY (id),
  CONSTRAINT playlists_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE post_authors (
  slug text NOT NULL,
  name jsonb NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT post_authors_pkey PRIMARY KEY (slug)
);
--> statement-breakpoint
CREATE TABLE post_tags (
  slug text NOT NULL,
  name jsonb NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT post_tags_pkey PRIMARY KEY (slug)
);
--> statement-breakpoint
CREATE TABLE post_texts (
  id serial NOT NULL,
  key text NOT NULL,
  post_id integer NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  html text NOT NULL,
  contents jsonb NOT NULL,
  reading_minutes integer NOT NULL,
  plain text NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT post_texts_key_unique UNIQUE (key),
  CONSTRAINT post_texts_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE posts (
  id serial NOT NULL,
  slug text NOT NULL,
  author text NOT NULL,
  published_on date NOT NULL,
  updated_on date,
  categories text[] NOT NULL,
  tags text[] NOT NULL,
  implement_types text[] NOT NULL,
  picture jsonb NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  state text DEFAULT 'published'::text NOT NULL,
  show_at timestamp with time zone,
  words jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT posts_pkey PRIMARY KEY (id),
  CONSTRAINT posts_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE price_alert_messages (
  id serial NOT NULL,
  alert_id integer NOT NULL,
  why text NOT NULL,
  filed_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT price_alert_messages_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE price_alert_used (
  alert_id integer NOT NULL,
  used_id integer NOT NULL,
  CONSTRAINT price_alert_used_alert_id_used_id_pk PRIMARY KEY (alert_id, used_id)
);
--> statement-breakpoint
CREATE TABLE price_alerts (
  id serial NOT NULL,
  primary_id text NOT NULL,
  end_hash text NOT NULL,
  mobile text,
  tractor_id integer NOT NULL,
  below_inr integer,
  state text,
  district text,
  language text NOT NULL,
  status text NOT NULL,
  told_min_inr integer,
  told_max_inr integer,
  created_at timestamp with time zone NOT NULL,
  verified_at timestamp with time zone,
  push_sealed text,
  push_mark text,
  CONSTRAINT price_alerts_end_hash_unique UNIQUE (end_hash),
  CONSTRAINT price_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT price_alerts_primary_id_unique UNIQUE (primary_id)
);
--> statement-breakpoint
CREATE TABLE questions (
  id serial NOT NULL,
  key text,
  category text NOT NULL,
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  tractor text,
  name text NOT NULL,
  mobile text,
  asked_on date NOT NULL,
  demo boolean DEFAULT false NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  moderated_at timestamp with time zone,
  by_operator boolean DEFAULT false NOT NULL,
  proven boolean DEFAULT false NOT NULL,
  CONSTRAINT questions_key_unique UNIQUE (key),
  CONSTRAINT questions_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE reels (
  id serial NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  duration_seconds integer NOT NULL,
  published_on date NOT NULL,
  clip text NOT NULL,
  caption_languages text[] NOT NULL,
  poster jsonb NOT NULL,
  demo boolean NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT reels_pkey PRIMARY KEY (id),
  CONSTRAINT reels_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE reports (
  id serial NOT NULL,
  path text NOT NULL,
  text text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  moderated_at timestamp with time zone,
  CONSTRAINT reports_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE reviews (
  id serial NOT NULL,
  key text,
  tractor_id integer NOT NULL,
  rating integer NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  name text NOT NULL,
  state text,
  district text,
  written_on date NOT NULL,
  demo boolean NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  moderated_at timestamp with time zone,
  by_operator boolean DEFAULT false NOT NULL,
  CONSTRAINT reviews_key_unique UNIQUE (key),
  CONSTRAINT reviews_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE road_charges (
  id serial NOT NULL,
  key text NOT NULL,
  charge text NOT NULL,
  state text,
  min_inr integer,
  max_inr integer,
  min_percent double precision,
  max_percent double precision,
  condition text,
  source text NOT NULL,
  as_of date NOT NULL,
  confidence text NOT NULL,
  note text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT road_charges_key_unique UNIQUE (key),
  CONSTRAINT road_charges_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE search_misses (
  day date NOT NULL,
  words text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT search_misses_day_words_pk PRIMARY KEY (day, words)
);
--> statement-breakpoint
CREATE TABLE search_words (
  id serial NOT NULL,
  path text NOT NULL,
  words text[] NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT search_words_path_unique UNIQUE (path),
  CONSTRAINT search_words_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE sessions (
  id_hash text NOT NULL,
  account_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id_hash)
);
--> statement-breakpoint
CREATE TABLE site_pages (
  id serial NOT NULL,
  path text NOT NULL,
  name jsonb NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT site_pages_path_unique UNIQUE (path),
  CONSTRAINT site_pages_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE staff (
  id serial NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  brands text[] NOT NULL,
  districts text[] NOT NULL,
  password_hash text NOT NULL,
  totp_secret text NOT NULL,
  totp_steps bigint[] NOT NULL,
  active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  digest boolean DEFAULT true NOT NULL,
  CONSTRAINT staff_email_unique UNIQUE (email),
  CONSTRAINT staff_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE staff_challenges (
  challenge text NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_challenges_pkey PRIMARY KEY (challenge)
);
--> statement-breakpoint
CREATE TABLE staff_invitations (
  id serial NOT NULL,
  token_hash text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  brands text[] NOT NULL,
  districts text[] NOT NULL,
  invited_by integer,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  name text,
  password_hash text,
  totp_secret text,
  used_at timestamp with time zone,
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT staff_invitations_token_hash_unique UNIQUE (token_hash)
);
--> statement-breakpoint
CREATE TABLE staff_passkeys (
  id text NOT NULL,
  staff_id integer NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_passkeys_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE staff_sessions (
  id_hash text NOT NULL,
  staff_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT staff_sessions_pkey PRIMARY KEY (id_hash)
);
--> statement-breakpoint
CREATE TABLE states (
  id serial NOT NULL,
  slug text NOT NULL,
  kind text NOT NULL,
  name jsonb NOT NULL,
  aliases text[] NOT NULL,
  CONSTRAINT states_pkey PRIMARY KEY (id),
  CONSTRAINT states_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE stories (
  id serial NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  published_on date NOT NULL,
  picture jsonb NOT NULL,
  slides jsonb NOT NULL,
  more text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT stories_pkey PRIMARY KEY (id),
  CONSTRAINT stories_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE subsidies (
  id serial NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  state text,
  summary jsonb NOT NULL,
  help jsonb NOT NULL,
  eligibility jsonb NOT NULL,
  documents jsonb NOT NULL,
  steps jsonb NOT NULL,
  official_url text NOT NULL,
  official_name text NOT NULL,
  checked_on date NOT NULL,
  sort_order integer NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT subsidies_pkey PRIMARY KEY (id),
  CONSTRAINT subsidies_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE tehsils (
  id serial NOT NULL,
  district_id integer NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  CONSTRAINT tehsils_district_slug UNIQUE (district_id, slug),
  CONSTRAINT tehsils_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE towns (
  id serial NOT NULL,
  district_id integer NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  CONSTRAINT towns_district_slug UNIQUE (district_id, slug),
  CONSTRAINT towns_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE tractor_brands (
  id serial NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  sort_order integer NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT tractor_brands_pkey PRIMARY KEY (id),
  CONSTRAINT tractor_brands_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE tractor_comparisons (
  id serial NOT NULL,
  key text NOT NULL,
  first_id integer NOT NULL,
  second_id integer NOT NULL,
  sort_order integer NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT tractor_comparisons_key_unique UNIQUE (key),
  CONSTRAINT tractor_comparisons_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE tractors (
  id serial NOT NULL,
  key text NOT NULL,
  slug text NOT NULL,
  brand_id integer NOT NULL,
  model text NOT NULL,
  series text,
  hp double precision,
  cylinders integer,
  engine_cc integer,
  rated_rpm integer,
  pto_hp double precision,
  gears_forward integer,
  gears_reverse integer,
  drive text NOT NULL,
  fuel text NOT NULL,
  lift_capacity_kg integer,
  front_tyres text[] NOT NULL,
  rear_tyres text[] NOT NULL,
  emission text,
  cabin_ac boolean NOT NULL,
  launched_year integer,
  specs jsonb NOT NULL,
  test_report jsonb,
  popularity integer NOT NULL,
  price_min_inr integer,
  price_max_inr integer,
  show_price boolean NOT NULL,
  price_note text,
  source text NOT NULL,
  as_of date NOT NULL,
  confidence text NOT NULL,
  note text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT tractors_key_unique UNIQUE (key),
  CONSTRAINT tractors_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE tyre_brands (
  id serial NOT NULL,
  slug text NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  sort_order integer NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT tyre_brands_pkey PRIMARY KEY (id),
  CONSTRAINT tyre_brands_slug_unique UNIQUE (slug)
);
--> statement-breakpoint
CREATE TABLE tyres (
  id serial NOT NULL,
  key text NOT NULL,
  slug text NOT NULL,
  brand_id integer NOT NULL,
  model text NOT NULL,
  size text NOT NULL,
  "position" text NOT NULL,
  ply_rating integer,
  construction text,
  tube text,
  popularity integer NOT NULL,
  price_min_inr integer,
  price_max_inr integer,
  show_price boolean NOT NULL,
  price_note text,
  source text NOT NULL,
  as_of date NOT NULL,
  confidence text NOT NULL,
  note text,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT tyres_key_unique UNIQUE (key),
  CONSTRAINT tyres_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE use_counts (
  key text NOT NULL,
  seconds integer NOT NULL,
  stretch integer NOT NULL,
  current integer NOT NULL,
  previous integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT use_counts_key_seconds_pk PRIMARY KEY (key, seconds)
);
--> statement-breakpoint
CREATE TABLE used_photos (
  id serial NOT NULL,
  photo text NOT NULL,
  listing_id integer,
  place integer DEFAULT 0 NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  small bytea NOT NULL,
  large bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  look text,
  look_parts text[],
  CONSTRAINT used_photos_photo_unique UNIQUE (photo),
  CONSTRAINT used_photos_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE used_shown (
  id integer NOT NULL,
  cell integer NOT NULL,
  year integer NOT NULL,
  price_inr integer NOT NULL,
  hours integer NOT NULL,
  listed_on date NOT NULL,
  hp double precision,
  CONSTRAINT used_shown_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE used_tractors (
  id serial NOT NULL,
  key text,
  slug text NOT NULL,
  tractor_id integer NOT NULL,
  year integer NOT NULL,
  hours integer,
  owners integer NOT NULL,
  rc boolean NOT NULL,
  hypothecation text NOT NULL,
  insurance_until date,
  tyre_condition_pct integer,
  condition jsonb NOT NULL,
  price_inr integer NOT NULL,
  negotiable boolean NOT NULL,
  state text NOT NULL,
  district text NOT NULL,
  listed_on date NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  demo boolean NOT NULL,
  primary_id text,
  seller_name text,
  seller_mobile text,
  area text,
  words text,
  language text DEFAULT 'en'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  verified_at timestamp with time zone,
  moderated_at timestamp with time zone,
  by_operator boolean DEFAULT false NOT NULL,
  browser text,
  CONSTRAINT used_tractors_key_unique UNIQUE (key),
  CONSTRAINT used_tractors_pkey PRIMARY KEY (id),
  CONSTRAINT used_tractors_primary_id_unique UNIQUE (primary_id)
);
--> statement-breakpoint
CREATE TABLE used_values (
  kind text NOT NULL,
  value text NOT NULL,
  number smallserial NOT NULL,
  CONSTRAINT used_values_kind_value_pk PRIMARY KEY (kind, value)
);
--> statement-breakpoint
CREATE TABLE videos (
  id serial NOT NULL,
  key text NOT NULL,
  slug text NOT NULL,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  topic text NOT NULL,
  duration_seconds integer NOT NULL,
  published_on date NOT NULL,
  clip text,
  caption_languages text[] NOT NULL,
  poster jsonb NOT NULL,
  transcript jsonb NOT NULL,
  demo boolean NOT NULL,
  youtube_id text,
  brand text,
  implement_types text[] DEFAULT '{}'::text[] NOT NULL,
  by_operator boolean DEFAULT false NOT NULL,
  retired_at timestamp with time zone,
  voice_languages text[] DEFAULT '{}'::text[] NOT NULL,
  post text,
  CONSTRAINT videos_key_unique UNIQUE (key),
  CONSTRAINT videos_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE votes (
  kind text NOT NULL,
  target text NOT NULL,
  voter text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT votes_kind_target_voter_pk PRIMARY KEY (kind, target, voter)
);
--> statement-breakpoint
CREATE TABLE webhook_deliveries (
  id serial NOT NULL,
  message_id text NOT NULL,
  webhook_id integer NOT NULL,
  lead_id integer NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  since timestamp with time zone NOT NULL,
  next_at timestamp with time zone NOT NULL,
  last text,
  CONSTRAINT webhook_deliveries_message_id_unique UNIQUE (message_id),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE TABLE webhooks (
  id serial NOT NULL,
  staff_id integer NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  ended boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT webhooks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
ALTER TABLE answers ADD CONSTRAINT answers_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES questions(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE audit_events ADD CONSTRAINT audit_events_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE content_edits ADD CONSTRAINT content_edits_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE desk_leads ADD CONSTRAINT desk_leads_assignee_id_staff_id_fk FOREIGN KEY (assignee_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE desk_leads ADD CONSTRAINT desk_leads_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE districts ADD CONSTRAINT districts_state_id_states_id_fk FOREIGN KEY (state_id) REFERENCES states(id);
--> statement-breakpoint
ALTER TABLE enquiries ADD CONSTRAINT enquiries_parent_id_enquiries_id_fk FOREIGN KEY (parent_id) REFERENCES enquiries(id);
--> statement-breakpoint
ALTER TABLE enquiry_attempts ADD CONSTRAINT enquiry_attempts_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE enquiry_events ADD CONSTRAINT enquiry_events_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES enquiries(id);
--> statement-breakpoint
ALTER TABLE family_voices ADD CONSTRAINT family_voices_family_id_family_votes_id_fk FOREIGN KEY (family_id) REFERENCES family_votes(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE implements ADD CONSTRAINT implements_brand_id_implement_brands_id_fk FOREIGN KEY (brand_id) REFERENCES implement_brands(id);
--> statement-breakpoint
ALTER TABLE implements ADD CONSTRAINT implements_type_id_implement_types_id_fk FOREIGN KEY (type_id) REFERENCES implement_types(id);
--> statement-breakpoint
ALTER TABLE lead_assignments ADD CONSTRAINT lead_assignments_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE lead_digests ADD CONSTRAINT lead_digests_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE lead_notes ADD CONSTRAINT lead_notes_lead_id_desk_leads_id_fk FOREIGN KEY (lead_id) REFERENCES desk_leads(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE lead_notes ADD CONSTRAINT lead_notes_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE moderation_decisions ADD CONSTRAINT moderation_decisions_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE notebook_entries ADD CONSTRAINT notebook_entries_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE post_texts ADD CONSTRAINT post_texts_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE price_alert_messages ADD CONSTRAINT price_alert_messages_alert_id_price_alerts_id_fk FOREIGN KEY (alert_id) REFERENCES price_alerts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE price_alert_used ADD CONSTRAINT price_alert_used_alert_id_price_alerts_id_fk FOREIGN KEY (alert_id) REFERENCES price_alerts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE price_alert_used ADD CONSTRAINT price_alert_used_used_id_used_tractors_id_fk FOREIGN KEY (used_id) REFERENCES used_tractors(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE price_alerts ADD CONSTRAINT price_alerts_tractor_id_tractors_id_fk FOREIGN KEY (tractor_id) REFERENCES tractors(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE reviews ADD CONSTRAINT reviews_tractor_id_tractors_id_fk FOREIGN KEY (tractor_id) REFERENCES tractors(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE staff_invitations ADD CONSTRAINT staff_invitations_invited_by_staff_id_fk FOREIGN KEY (invited_by) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE staff_passkeys ADD CONSTRAINT staff_passkeys_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE staff_sessions ADD CONSTRAINT staff_sessions_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
ALTER TABLE tehsils ADD CONSTRAINT tehsils_district_id_districts_id_fk FOREIGN KEY (district_id) REFERENCES districts(id);
--> statement-breakpoint
ALTER TABLE towns ADD CONSTRAINT towns_district_id_districts_id_fk FOREIGN KEY (district_id) REFERENCES districts(id);
--> statement-breakpoint
ALTER TABLE tractor_comparisons ADD CONSTRAINT tractor_comparisons_first_id_tractors_id_fk FOREIGN KEY (first_id) REFERENCES tractors(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE tractor_comparisons ADD CONSTRAINT tractor_comparisons_second_id_tractors_id_fk FOREIGN KEY (second_id) REFERENCES tractors(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE tractors ADD CONSTRAINT tractors_brand_id_tractor_brands_id_fk FOREIGN KEY (brand_id) REFERENCES tractor_brands(id);
--> statement-breakpoint
ALTER TABLE tyres ADD CONSTRAINT tyres_brand_id_tyre_brands_id_fk FOREIGN KEY (brand_id) REFERENCES tyre_brands(id);
--> statement-breakpoint
ALTER TABLE used_photos ADD CONSTRAINT used_photos_listing_id_used_tractors_id_fk FOREIGN KEY (listing_id) REFERENCES used_tractors(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE used_shown ADD CONSTRAINT used_shown_id_used_tractors_id_fk FOREIGN KEY (id) REFERENCES used_tractors(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE used_tractors ADD CONSTRAINT used_tractors_tractor_id_tractors_id_fk FOREIGN KEY (tractor_id) REFERENCES tractors(id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_lead_id_desk_leads_id_fk FOREIGN KEY (lead_id) REFERENCES desk_leads(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_webhook_id_webhooks_id_fk FOREIGN KEY (webhook_id) REFERENCES webhooks(id);
--> statement-breakpoint
ALTER TABLE webhooks ADD CONSTRAINT webhooks_staff_id_staff_id_fk FOREIGN KEY (staff_id) REFERENCES staff(id);
--> statement-breakpoint
CREATE INDEX answers_question ON answers USING btree (question_id, status);
--> statement-breakpoint
CREATE INDEX audit_events_object ON audit_events USING btree (object, id);
--> statement-breakpoint
CREATE INDEX audit_events_what ON audit_events USING btree (what, id);
--> statement-breakpoint
CREATE INDEX client_events_last_at ON client_events USING btree (last_at);
--> statement-breakpoint
CREATE INDEX comments_mobile ON comments USING btree (mobile, created_at);
--> statement-breakpoint
CREATE INDEX comments_post ON comments USING btree (post_slug, status);
--> statement-breakpoint
CREATE INDEX consents_email ON consents USING btree (email);
--> statement-breakpoint
CREATE INDEX consents_mobile ON consents USING btree (mobile, purpose);
--> statement-breakpoint
CREATE UNIQUE INDEX consents_once ON consents USING btree (request, purpose);
--> statement-breakpoint
CREATE UNIQUE INDEX content_edits_revision ON content_edits USING btree (entity, row_id, revision);
--> statement-breakpoint
CREATE INDEX dealers_brand ON dealers USING btree (kind, brand, state);
--> statement-breakpoint
CREATE INDEX dealers_state ON dealers USING btree (state, district);
--> statement-breakpoint
CREATE INDEX desk_leads_assignee ON desk_leads USING btree (assignee_id, id);
--> statement-breakpoint
CREATE INDEX desk_leads_brand ON desk_leads USING btree (brand, district, id);
--> statement-breakpoint
CREATE INDEX desk_leads_district ON desk_leads USING btree (district, id);
--> statement-breakpoint
CREATE UNIQUE INDEX desk_leads_enquiry ON desk_leads USING btree (enquiry_id);
--> statement-breakpoint
CREATE INDEX desk_leads_form ON desk_leads USING btree (form, id);
--> statement-breakpoint
CREATE INDEX desk_leads_status ON desk_leads USING btree (status, id);
--> statement-breakpoint
CREATE INDEX desk_leads_verified ON desk_leads USING btree (verified_at);
--> statement-breakpoint
CREATE INDEX enquiries_created ON enquiries USING btree (created_at);
--> statement-breakpoint
CREATE INDEX enquiries_mobile ON enquiries USING btree (mobile, form, product_key);
--> statement-breakpoint
CREATE INDEX enquiries_model ON enquiries USING btree (lower((fields ->> 'model'::text)));
--> statement-breakpoint
CREATE UNIQUE INDEX enquiries_suggested_once ON enquiries USING btree (attempt_id, product_key);
--> statement-breakpoint
CREATE INDEX enquiry_attempts_created ON enquiry_attempts USING btree (created_at);
--> statement-breakpoint
CREATE INDEX enquiry_attempts_enquiry ON enquiry_attempts USING btree (enquiry_id);
--> statement-breakpoint
CREATE INDEX enquiry_attempts_same ON enquiry_attempts USING btree (mobile, form, product_key, browser);
--> statement-breakpoint
CREATE INDEX enquiry_events_enquiry ON enquiry_events USING btree (enquiry_id);
--> statement-breakpoint
CREATE INDEX family_voices_until ON family_voices USING btree (until);
--> statement-breakpoint
CREATE INDEX family_votes_until ON family_votes USING btree (until);
--> statement-breakpoint
CREATE INDEX form_drafts_until ON form_drafts USING btree (until);
--> statement-breakpoint
CREATE UNIQUE INDEX implements_address_live ON implements USING btree (type_id, brand_id, slug) WHERE (retired_at IS NULL);
--> statement-breakpoint
CREATE INDEX implements_brand ON implements USING btree (brand_id);
--> statement-breakpoint
CREATE INDEX kept_answers_until ON kept_answers USING btree (until);
--> statement-breakpoint
CREATE INDEX lead_assignments_district ON lead_assignments USING btree (district);
--> statement-breakpoint
CREATE INDEX lead_digests_newest ON lead_digests USING btree (staff_id, last_lead);
--> statement-breakpoint
CREATE UNIQUE INDEX lead_digests_once ON lead_digests USING btree (staff_id, day);
--> statement-breakpoint
CREATE INDEX lead_notes_lead ON lead_notes USING btree (lead_id);
--> statement-breakpoint
CREATE INDEX limit_hits_until ON limit_hits USING btree (until);
--> statement-breakpoint
CREATE INDEX loan_offers_kind ON loan_offers USING btree (kind, sort_order);
--> statement-breakpoint
CREATE INDEX moderation_decisions_item ON moderation_decisions USING btree (item, id);
--> statement-breakpoint
CREATE INDEX my_data_visits_until ON my_data_visits USING btree (until);
--> statement-breakpoint
CREATE INDEX neighbour_towns_place ON neighbour_towns USING btree (latitude, longitude);
--> statement-breakpoint
CREATE INDEX newsletter_requests_email ON newsletter_requests USING btree (email);
--> statement-breakpoint
CREATE INDEX newsletter_requests_expires ON newsletter_requests USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX newsletter_requests_unsubscribe ON newsletter_requests USING btree (unsubscribe_hash);
--> statement-breakpoint
CREATE INDEX newsletter_unsubscribe ON newsletter USING btree (unsubscribe_hash);
--> statement-breakpoint
CREATE INDEX notebook_entries_at ON notebook_entries USING btree (at);
--> statement-breakpoint
CREATE INDEX number_failures_last_at ON number_failures USING btree (last_at);
--> statement-breakpoint
CREATE INDEX one_time_codes_expires ON one_time_codes USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX one_time_codes_request ON one_time_codes USING btree (request, purpose);
--> statement-breakpoint
CREATE INDEX page_failures_hour ON page_failures USING btree (hour);
--> statement-breakpoint
CREATE INDEX posts_published ON posts USING btree (published_on);
--> statement-breakpoint
CREATE INDEX price_alert_messages_alert ON price_alert_messages USING btree (alert_id);
--> statement-breakpoint
CREATE INDEX price_alert_used_of ON price_alert_used USING btree (used_id);
--> statement-breakpoint
CREATE INDEX price_alerts_created ON price_alerts USING btree (created_at);
--> statement-breakpoint
CREATE INDEX price_alerts_mobile ON price_alerts USING btree (mobile);
--> statement-breakpoint
CREATE INDEX price_alerts_push ON price_alerts USING btree (push_mark);
--> statement-breakpoint
CREATE INDEX price_alerts_tractor ON price_alerts USING btree (tractor_id, status);
--> statement-breakpoint
CREATE INDEX questions_shown ON questions USING btree (status, asked_on);
--> statement-breakpoint
CREATE INDEX reviews_tractor ON reviews USING btree (tractor_id, status);
--> statement-breakpoint
CREATE INDEX road_charges_state ON road_charges USING btree (state);
--> statement-breakpoint
CREATE INDEX sessions_account ON sessions USING btree (account_id);
--> statement-breakpoint
CREATE INDEX sessions_expires ON sessions USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX staff_challenges_expires ON staff_challenges USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX staff_passkeys_staff ON staff_passkeys USING btree (staff_id);
--> statement-breakpoint
CREATE INDEX staff_sessions_staff ON staff_sessions USING btree (staff_id);
--> statement-breakpoint
CREATE INDEX towns_place ON towns USING btree (latitude, longitude);
--> statement-breakpoint
CREATE INDEX tractors_brand ON tractors USING btree (brand_id);
--> statement-breakpoint
CREATE UNIQUE INDEX tractors_slug_live ON tractors USING btree (slug) WHERE (retired_at IS NULL);
--> statement-breakpoint
CREATE INDEX tyres_brand ON tyres USING btree (brand_id);
--> statement-breakpoint
CREATE INDEX tyres_size ON tyres USING btree (size);
--> statement-breakpoint
CREATE INDEX use_counts_until ON use_counts USING btree (until);
--> statement-breakpoint
CREATE INDEX used_photos_created ON used_photos USING btree (created_at);
--> statement-breakpoint
CREATE INDEX used_photos_listing ON used_photos USING btree (listing_id, place);
--> statement-breakpoint
CREATE INDEX used_photos_look ON used_photos USING gin (look_parts);
--> statement-breakpoint
CREATE INDEX used_photos_same ON used_photos USING btree (md5(small));
--> statement-breakpoint
CREATE INDEX used_shown_cell ON used_shown USING btree (cell, year);
--> statement-breakpoint
CREATE INDEX used_shown_hours ON used_shown USING btree (hours, listed_on DESC, id DESC, cell, year);
--> statement-breakpoint
CREATE INDEX used_shown_like ON used_shown USING btree (hp, price_inr);
--> statement-breakpoint
CREATE INDEX used_shown_newest ON used_shown USING btree (listed_on DESC, id DESC, cell, year);
--> statement-breakpoint
CREATE INDEX used_shown_price ON used_shown USING btree (price_inr, listed_on DESC, id DESC, cell, year);
--> statement-breakpoint
CREATE INDEX used_shown_price_desc ON used_shown USING btree (price_inr DESC, listed_on DESC, id DESC, cell, year);
--> statement-breakpoint
CREATE INDEX used_shown_year ON used_shown USING btree (year DESC, listed_on DESC, id DESC, cell);
--> statement-breakpoint
CREATE INDEX used_tractors_like ON used_tractors USING btree (tractor_id, year, id);
--> statement-breakpoint
CREATE UNIQUE INDEX used_tractors_live_once ON used_tractors USING btree (seller_mobile, tractor_id, year) WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]));
--> statement-breakpoint
CREATE INDEX used_tractors_mobile ON used_tractors USING btree (seller_mobile);
--> statement-breakpoint
CREATE INDEX used_tractors_status ON used_tractors USING btree (status, listed_on);
--> statement-breakpoint
CREATE INDEX used_tractors_tractor ON used_tractors USING btree (tractor_id, status);
--> statement-breakpoint
CREATE INDEX used_tractors_waiting ON used_tractors USING btree (status, id);
--> statement-breakpoint
CREATE UNIQUE INDEX videos_slug_live ON videos USING btree (slug) WHERE (retired_at IS NULL);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (state, next_at);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_lead ON webhook_deliveries USING btree (lead_id);
--> statement-breakpoint
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries USING btree (webhook_id, lead_id);
--> statement-breakpoint
CREATE FUNCTION audit_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND coalesce(current_setting('tractor_haat.erasing', true), '') = 'on' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what was done is only added to';
END $$;
--> statement-breakpoint
CREATE FUNCTION desk_lead_arrives() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made integer := desk_lead_of(NEW);
BEGIN
  INSERT INTO webhook_deliveries (message_id, webhook_id, lead_id, created_at, since, next_at)
  SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), w.id, l.id, l.verified_at, l.verified_at, l.verified_at
  FROM desk_leads l, webhooks w JOIN staff s ON s.id = w.staff_id
  WHERE l.id = made AND NOT w.ended AND s.active AND (
    s.role = 'admin' OR (
      s.role = 'dealer' AND l.brand = ANY (s.brands)
      AND (l.district = ANY (s.districts) OR l.state || '/' || l.district = ANY (s.districts))
    )
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION desk_lead_of(enquiry enquiries) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
  of_brand text := nullif(enquiry.fields->>'brand', '');
  of_state text := nullif(enquiry.fields->>'state', '');
  of_district text := nullif(enquiry.fields->>'district', '');
BEGIN
  IF of_brand IS NULL AND enquiry.form = 'dealer-contact' THEN
    SELECT brand INTO of_brand FROM dealers WHERE id = enquiry.product_id;
  END IF;
  INSERT INTO desk_leads (enquiry_id, verified_at, form, brand, state, district, assignee_id)
  VALUES (
    enquiry.id, coalesce(enquiry.verified_at, enquiry.created_at), enquiry.form, of_brand, of_state, of_district,
    (SELECT staff_id FROM lead_assignments
      WHERE (brand IS NULL OR brand = of_brand)
        AND (district IS NULL OR district IN (of_district, of_state || '/' || of_district))
      ORDER BY (brand IS NULL)::int + (district IS NULL)::int, brand IS NULL, id LIMIT 1)
  )
  ON CONFLICT (enquiry_id) DO NOTHING RETURNING id INTO made;
  RETURN made;
END $$;
--> statement-breakpoint
CREATE FUNCTION enquiry_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('tractor_haat.erasing', true), '') <> 'on' THEN
    RAISE EXCEPTION 'the history of leads is only added to';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_revisions (name, revision) VALUES (TG_ARGV[0], 1)
  ON CONFLICT (name) DO UPDATE SET revision = list_revisions.revision + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_grows(list text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_revisions (name, revision) VALUES (list, 1)
  ON CONFLICT (name) DO UPDATE SET revision = list_revisions.revision + 1
$$;
--> statement-breakpoint
CREATE FUNCTION reviews_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM come WHERE status = 'approved') THEN
    PERFORM list_grows('reviews');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_turned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM come JOIN gone USING (id)
    WHERE (come.status = 'approved' OR gone.status = 'approved') AND come IS DISTINCT FROM gone
  ) THEN
    PERFORM list_grows('reviews');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION reviews_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE status = 'approved') THEN
    PERFORM list_grows('reviews');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION show_used(wanted integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM used_shown USING used_tractors
  WHERE used_shown.id = ANY (wanted) AND used_tractors.id = used_shown.id AND used_tractors.status <> 'approved';
  INSERT INTO used_values (kind, value)
  SELECT DISTINCT named.kind, named.value
  FROM unnest(wanted) AS ask(id)
  JOIN used_tractors u ON u.id = ask.id AND u.status = 'approved'
  JOIN tractors t ON t.id = u.tractor_id
  JOIN tractor_brands b ON b.id = t.brand_id
  CROSS JOIN LATERAL (VALUES ('brand', b.slug), ('state', u.state)) AS named(kind, value)
  WHERE NOT EXISTS (SELECT FROM used_values known WHERE known.kind = named.kind AND known.value = named.value)
  ON CONFLICT DO NOTHING;
  INSERT INTO used_shown (id, cell, year, price_inr, hours, listed_on, hp)
  SELECT u.id,
    (brand.number & 1023)
      | ((state.number & 1023) << 10)
      | (used_hp_band(t.hp) << 20)
      | (used_price_band(u.price_inr) << 23)
      | ((t.drive = '4wd')::integer << 26)
      | (coalesce(t.hp <= 30, false)::integer << 27),
    u.year, u.price_inr, coalesce(u.hours, 2147483647), u.listed_on, t.hp
  FROM unnest(wanted) AS ask(id)
  JOIN used_tractors u ON u.id = ask.id AND u.status = 'approved'
  JOIN tractors t ON t.id = u.tractor_id
  JOIN tractor_brands b ON b.id = t.brand_id
  JOIN used_values brand ON brand.kind = 'brand' AND brand.value = b.slug
  JOIN used_values state ON state.kind = 'state' AND state.value = u.state
  ON CONFLICT (id) DO UPDATE
  SET cell = excluded.cell, year = excluded.year, price_inr = excluded.price_inr, hours = excluded.hours,
    listed_on = excluded.listed_on, hp = excluded.hp
  WHERE (used_shown.cell, used_shown.year, used_shown.price_inr, used_shown.hours, used_shown.listed_on, used_shown.hp)
    IS DISTINCT FROM (excluded.cell, excluded.year, excluded.price_inr, excluded.hours, excluded.listed_on, excluded.hp);
END $$;
--> statement-breakpoint
CREATE FUNCTION used_brands_turned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(u.id) INTO seen
  FROM come JOIN gone USING (id) JOIN tractors t ON t.brand_id = come.id
  JOIN used_tractors u ON u.tractor_id = t.id AND u.status = 'approved'
  WHERE come.slug IS DISTINCT FROM gone.slug;
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_came() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(id) INTO seen FROM come WHERE status = 'approved';
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_hp_band(hp double precision) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce((hp > 0)::integer + (hp > 20)::integer + (hp > 30)::integer + (hp > 40)::integer + (hp > 50)::integer
    + (hp > 60)::integer, 0)
$$;
--> statement-breakpoint
CREATE FUNCTION used_models_turned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(u.id) INTO seen
  FROM come JOIN gone USING (id) JOIN used_tractors u ON u.tractor_id = come.id AND u.status = 'approved'
  WHERE (come.brand_id, come.hp, come.drive) IS DISTINCT FROM (gone.brand_id, gone.hp, gone.drive);
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_price_band(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (price > 0)::integer + (price > 200000)::integer + (price > 300000)::integer + (price > 500000)::integer
$$;
--> statement-breakpoint
CREATE FUNCTION used_turned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[];
BEGIN
  SELECT array_agg(come.id) INTO seen FROM come JOIN gone USING (id)
  WHERE (come.status = 'approved' OR gone.status = 'approved') AND come IS DISTINCT FROM gone;
  IF seen IS NOT NULL THEN
    PERFORM show_used(seen);
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION used_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE status = 'approved') THEN
    PERFORM list_grows('used');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION verified_lead_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'verified'
    AND (NEW.status, NEW.name, NEW.mobile, NEW.form, NEW.product_key, NEW.fields, NEW.created_at)
      IS DISTINCT FROM (OLD.status, OLD.name, OLD.mobile, OLD.form, OLD.product_key, OLD.fields, OLD.created_at)
    AND coalesce(current_setting('tractor_haat.erasing', true), '') <> 'on'
  THEN
    RAISE EXCEPTION 'a verified lead does not change';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_stay BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
CREATE TRIGGER audit_events_stay_all BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_events_stay();
--> statement-breakpoint
CREATE TRIGGER dealers_changed AFTER INSERT OR DELETE OR UPDATE ON dealers FOR EACH STATEMENT EXECUTE FUNCTION list_changed('dealers');
--> statement-breakpoint
CREATE TRIGGER desk_lead_arrives AFTER INSERT OR UPDATE OF status ON enquiries FOR EACH ROW WHEN ((new.status = 'verified'::text)) EXECUTE FUNCTION desk_lead_arrives();
--> statement-breakpoint
CREATE TRIGGER enquiry_events_stay BEFORE DELETE OR UPDATE ON enquiry_events FOR EACH ROW EXECUTE FUNCTION enquiry_events_stay();
--> statement-breakpoint
CREATE TRIGGER implement_brands_changed AFTER INSERT OR DELETE OR UPDATE ON implement_brands FOR EACH STATEMENT EXECUTE FUNCTION list_changed('implements');
--> statement-breakpoint
CREATE TRIGGER implement_types_changed AFTER INSERT OR DELETE OR UPDATE ON implement_types FOR EACH STATEMENT EXECUTE FUNCTION list_changed('implements');
--> statement-breakpoint
CREATE TRIGGER implements_changed AFTER INSERT OR DELETE OR UPDATE ON implements FOR EACH STATEMENT EXECUTE FUNCTION list_changed('implements');
--> statement-breakpoint
CREATE TRIGGER post_texts_changed AFTER INSERT OR DELETE OR UPDATE ON post_texts FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER posts_changed AFTER INSERT OR DELETE OR UPDATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER reels_changed AFTER INSERT OR DELETE OR UPDATE ON reels FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER reviews_came AFTER INSERT ON reviews REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION reviews_came();
--> statement-breakpoint
CREATE TRIGGER reviews_turned AFTER UPDATE ON reviews REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION reviews_turned();
--> statement-breakpoint
CREATE TRIGGER reviews_went AFTER DELETE ON reviews REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION reviews_went();
--> statement-breakpoint
CREATE TRIGGER search_words_changed AFTER INSERT OR DELETE OR UPDATE ON search_words FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER site_pages_changed AFTER INSERT OR DELETE OR UPDATE ON site_pages FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER stories_changed AFTER INSERT OR DELETE OR UPDATE ON stories FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER subsidies_changed AFTER INSERT OR DELETE OR UPDATE ON subsidies FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
--> statement-breakpoint
CREATE TRIGGER tractor_brands_changed AFTER INSERT OR DELETE OR UPDATE ON tractor_brands FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tractors');
--> statement-breakpoint
CREATE TRIGGER tractor_brands_turned AFTER UPDATE ON tractor_brands REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_brands_turned();
--> statement-breakpoint
CREATE TRIGGER tractors_changed AFTER INSERT OR DELETE OR UPDATE ON tractors FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tractors');
--> statement-breakpoint
CREATE TRIGGER tractors_turned AFTER UPDATE ON tractors REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_models_turned();
--> statement-breakpoint
CREATE TRIGGER tyre_brands_changed AFTER INSERT OR DELETE OR UPDATE ON tyre_brands FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tyres');
--> statement-breakpoint
CREATE TRIGGER tyres_changed AFTER INSERT OR DELETE OR UPDATE ON tyres FOR EACH STATEMENT EXECUTE FUNCTION list_changed('tyres');
--> statement-breakpoint
CREATE TRIGGER used_tractors_came AFTER INSERT ON used_tractors REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_came();
--> statement-breakpoint
CREATE TRIGGER used_tractors_turned AFTER UPDATE ON used_tractors REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION used_turned();
--> statement-breakpoint
CREATE TRIGGER used_tractors_went AFTER DELETE ON used_tractors REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION used_went();
--> statement-breakpoint
CREATE TRIGGER verified_lead_stays BEFORE UPDATE ON enquiries FOR EACH ROW EXECUTE FUNCTION verified_lead_stays();
--> statement-breakpoint
CREATE TRIGGER videos_changed AFTER INSERT OR DELETE OR UPDATE ON videos FOR EACH STATEMENT EXECUTE FUNCTION list_changed('search');
