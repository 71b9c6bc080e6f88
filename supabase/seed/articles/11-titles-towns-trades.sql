insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '995fcf48-aef8-4caf-9c5e-b8e4c62d2b33',
  'Titles, towns and trades: a plain guide to local search',
  'titles-towns-trades',
  'The three words that matter most in a page title, in the order they matter, and what Google itself says about the rest.',
  'Every page has one line that stands in for it everywhere else: in results, on tabs, in shared links. Write it as trade, town, name. Then see what Google’s own documents say about descriptions, keyword tags and local ranking, and keep a one-page title list of your own.',
  $html$<p>Open your website and look at the tab at the very top of the browser. There’s a line of text on it, probably cut off. If it says “Home,” you’ve found the cheapest repair in this article. That line is the page’s title, and it travels further than anything else you’ll write: it labels the tab, it’s the usual raw material for the blue line in a search result, and it’s what shows when somebody texts your link to her sister.</p>
<p>It’s also the line that’s easiest to forget, since nobody looks up there. It takes an evening to put right.</p>

<h2>Trade, town, name</h2>
<p>Three words, or three short groups of them, in that order.</p>
<ol>
<li><strong>The trade, as the customer says it.</strong> Not your department. People look for “electrician,” “panel upgrade,” “breaker keeps tripping.” Hardly anyone outside the business looks for “residential electrical solutions.” On the home page it’s the trade; on a service page, the job.</li>
<li><strong>The town, as the neighbors say it.</strong> The one on the water tower. If locals say “the Flats” and the post office says something longer, use what’s on the envelope in the title and the nickname in the text.</li>
<li><strong>The name on the truck.</strong> Last, because a person who knows your name will recognize it anywhere in the line, and a person who doesn’t won’t miss it.</li>
</ol>
<p>On paper:</p>
<dl>
<dt>Home</dt>
<dd><code>Electrician in Ansel, OH | Brightwork Electric</code></dd>
<dt>A service</dt>
<dd><code>Panel upgrades in Ansel and Pell Creek | Brightwork Electric</code></dd>
<dt>Emergencies</dt>
<dd><code>24-hour electrician, Ansel County | Brightwork Electric</code></dd>
<dt>Contact</dt>
<dd><code>Call or visit Brightwork Electric, Ansel, OH</code></dd>
</dl>
<p>The company is invented; the pattern isn’t. Each line tells you which page you’d be opening before you open it. Cover the name with your thumb and it still does.</p>

<h2>How long it may be</h2>
<p><a href="https://developers.google.com/search/docs/appearance/title-link">Google’s documentation</a> says there’s no limit on the length of a title, and that the line shown in results is cut to fit the width of the device. So don’t count characters with a ruler. Put what matters at the front, and let the back end be the part you can afford to lose. That is another reason the name goes last.</p>
<p>The same documentation is frank that the line shown in results may not be the one you wrote. Google may build its own from your headings or other text on the page, more often when the title is empty, stuffed, or the same on every page. If you see somebody else’s wording over your link, start by making the title and the main heading agree.</p>
<p>To see what’s being shown now, search for <kbd>site:</kbd> followed by your address with no space between, such as <code>site:brightwork.example</code>. You’ll get a list of pages with the lines as they appear today. It may not be every page, and the order means nothing. It’s still the quickest look you’ll get at your own shop window from across the street.</p>

<h2>Five things near the title, and what they’re worth</h2>
<table>
<thead><tr><th scope="col">The thing</th><th scope="col">What it does</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>Main heading</td><td>Tells the reader she’s in the right place. May be used for the result’s title line.</td><td>Same promise as the title, in a sentence a person would say.</td></tr>
<tr><td>Meta description</td><td>May be shown under the result. <a href="https://developers.google.com/search/docs/appearance/snippet">Google says</a> it mostly builds that text from the page, and uses yours when it fits better.</td><td>Two sentences: what you do there, and when you answer.</td></tr>
<tr><td>Meta keywords</td><td>Google says <a href="https://developers.google.com/search/blog/2009/09/google-does-not-use-keywords-meta-tag">it doesn’t use the tag</a>.</td><td>Nothing. Don’t pay anyone to fill it in.</td></tr>
<tr><td>Address of the page</td><td>Read by people in texts and on invoices.</td><td><code>/panel-upgrades</code>, not <code>/page-id-4412</code>. Then leave it alone.</td></tr>
<tr><td>Picture text (<code>alt</code>)</td><td>Read aloud to people who can’t see the picture.</td><td>Say what’s in it. It isn’t a drawer for town names.</td></tr>
</tbody>
</table>

<h2>The map is a different machine</h2>
<p>Search for “electrician” and you’ll often get a map with a few names on it before any page. That block is fed by business profiles, not by your titles. <a href="https://support.google.com/business/answer/7091">Google’s help pages</a> name three things it weighs there: <strong>relevance</strong>, <strong>distance</strong> and <strong>prominence</strong>. They also say that you can’t ask or pay for a better local ranking. Keep that sentence handy for the next caller who offers to sell you one.</p>
<p>You can’t move your shop closer to the customer. You can keep the profile’s categories, hours and services true, and you can make sure the website it points to says the same things. That’s a job of its own, and <a href="/blog/map-listing-hours">the piece on map listings</a> does it in an afternoon.</p>

<h2>How towns go wrong</h2>
<p>The usual mistake is to pour every town in the county into one title: “Electrician Ansel Pell Creek Dunmore Harlow Flats.” Nobody reads past the second, and the page underneath is about none of them. One page, one place. A town that has earned work from you can have its own page and its own title, and <a href="/blog/service-area-pages">how to fill such a page</a> takes some honest digging. A town that hasn’t can wait in a sentence.</p>
<p>The opposite mistake is to leave the place out because “everyone around here knows us.” Everyone around here isn’t searching. It’s the couple who moved in on Saturday and found out about the panel on Sunday.</p>

<h2>The one-page list</h2>
<p>Make this once and keep it where you keep the insurance papers:</p>
<ul>
<li>Write down every page you have. There are probably fewer than you think.</li>
<li>Beside each, copy the title as it is today. Duplicates will jump out at you. So will “Home.”</li>
<li>Beside that, write the new one: trade or job, town, name.</li>
<li>Read the new column from top to bottom. If two lines could trade places and nobody would notice, the pages may be doing the same job, and one of them can go.</li>
<li>Change them, note the date, and leave them for a couple of months. Search engines come back to a page in their own time, and nothing muddies a test like changing it again on Thursday.</li>
</ul>
<p>That’s the guide. Nothing in it is secret, and nothing in it promises you the top of the page, because nobody honest can. Titles and descriptions are part of <a href="/how-it-works">the work we do on a rented site</a>. If you’d rather do them yourself, you now have the pattern and, with any luck, a rainy Tuesday.</p>$html$,
  'Sam Kowalski', 'SEO', '/covers/electrical.svg', '6 min read',
  true, '2026-10-14T15:00:00Z', '2026-10-14T15:00:00Z'
) on conflict do nothing;
