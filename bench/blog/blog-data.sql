-- posts posts, deterministic. Bodies repeat 400 articles, so that their words are indexed once; titles, days,
-- categories and authors differ.
\set ON_ERROR_STOP on
set synchronous_commit = off;

create function bench.word(nth bigint, salt integer) returns text
  language sql immutable parallel safe as $$
    select bench.pick(string_to_array(
      'roof website phone form call town price photo review gutter page owner crew truck map search job answer quote leak screen number morning estimate season customer invoice ladder shingle drain furnace thermostat mower hedge outlet breaker drywall plaster varnish trowel scaffold chimney skylight dormer soffit fascia flashing underlayment downspout culvert basin manifold valve gasket solder conduit ampere transformer insulation rafter joist lintel mortar gravel sod mulch perennial aphid termite hornet mildew asbestos radon permit inspector warranty deposit lien ordinance zoning escrow', ' '),
      nth, salt);
  $$;
create function bench.sentence(nth bigint, salt integer) returns text
  language sql immutable parallel safe as $$
    select string_agg(bench.word(nth * 40 + at, salt), ' the ' order by at) || '.'
    from generate_series(1, 6) as at;
  $$;

create temporary table articles as
  select nth, html, private.text_of_html(html) as body
  from (
    select nth, string_agg('<h2>' || bench.sentence(nth * 10 + part, 50) || '</h2><p>'
      || (select string_agg(bench.sentence(nth * 1000 + part * 50 + line, 51), ' ')
          from generate_series(1, 12) as line) || '</p>', '') as html
    from generate_series(1, 400) as nth, generate_series(1, 6) as part
    group by nth
  ) as written;
alter table articles add document tsvector;
update articles set document = setweight(to_tsvector('english', body), 'D');
create index on articles (nth);

-- Triggers are off; their work is done once for all rows below.
set session_replication_role = replica;
insert into public.blogs (id, title, slug, excerpt, content, full_content, author, category, read_time,
    published, created_at, updated_at, publish_at)
  select bench.id('post', nth), bench.sentence(nth, 52) || ' No. ' || nth, 'bench-post-' || nth,
    bench.sentence(nth, 53), bench.sentence(nth, 54), html,
    bench.first_name(nth) || ' ' || bench.last_name(nth),
    bench.pick(array['SEO', 'Design', 'Local Marketing', 'Performance', 'Content', 'Mobile'], nth, 55),
    '3 min read', bench.chance(nth, 56) < 0.86, written, written,
    case when bench.chance(nth, 56) < 0.86
      then case when bench.chance(nth, 56) < 0.02 then now() + interval '30 days' else written end
    end
  from (
    select nth::bigint as nth, date_trunc('milliseconds', now() - nth * interval '8 years' / :posts) as written
    from generate_series(1, :posts) as nth
  ) as rows
  join (select nth as article, html from articles) as articles on article = nth % 400 + 1;
insert into private.post_names (post_id, name, published, publish_at)
  select id, private.post_name(title, slug), published, publish_at from public.blogs;
insert into private.post_search (post_id, body, document, names, category, published, publish_at)
  select b.id, a.body,
    setweight(to_tsvector('english', b.title || ' ' || b.author), 'A')
      || setweight(to_tsvector('english', b.excerpt || ' ' || b.category), 'B')
      || setweight(to_tsvector('english', b.content), 'C') || a.document,
    to_tsvector('simple', b.title || ' ' || b.author), b.category, b.published, b.publish_at
  from public.blogs b
  join articles a on a.nth = replace(b.slug, 'bench-post-', '')::integer % 400 + 1;
select private.learn_words(string_agg(body, ' ')) from articles where nth <= 20;
-- Adds as many distinct words as so many posts have.
select private.learn_words(string_agg(translate(md5(nth::text), '0123456789', 'ghijklmnop'), ' '))
  from generate_series(1, least(:posts, 20000)) as nth;
insert into public.blog_revisions (post_id, number, action, saved_at, snapshot)
  select bench.id('gone', nth), 1, 'deleted', now() - nth * interval '1 hour', jsonb_build_object(
    'title', bench.sentence(nth, 57), 'slug', 'gone-' || nth, 'author', bench.first_name(nth),
    'category', 'SEO', 'created_at', now())
  from generate_series(1, :posts / 20) as nth;
set session_replication_role = origin;
vacuum analyze;
