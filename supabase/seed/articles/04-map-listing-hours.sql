insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  'f6a399a1-96d2-49d2-925e-6e62c1350c4a',
  'Holiday hours, and other small lies on your map listing',
  'map-listing-hours',
  'Somebody drove to your counter on the fourth of July because a map said open. An afternoon’s chore that keeps the listing true.',
  'Most people meet your business on a map before they see your website, and the map will believe whatever it was last told. Go through hours, name, address, area and category once, write down where else they appear, and put two dates in the calendar.',
  $html$<p>“The map says you’re open.”</p>
<p>“We’re closed. It’s the fourth of July.”</p>
<p>“I’m standing outside.”</p>
<p>Nobody in that conversation is lying except the map, and the map was only repeating what it was told in 2019 by somebody who has since had two children and moved to Duluth. A listing goes bad like milk, and you’re the last to smell it, since nobody looks up his own hours.</p>
<p>Set aside an afternoon. Bring the password.</p>

<h2>First, look as a stranger does</h2>
<p>Pick up a phone that isn’t signed in as you. Search your trade and town, then your name. Write down everything the map says before you fix anything: name, hours, phone, website, address, the photo it chose. Some of the errors will turn out to be the same error.</p>
<p>Anyone can suggest a change to a listing, and the map company may pick things up elsewhere too. So the fact that it was right when you set it up proves nothing. Look, don’t remember.</p>

<h2>The five lines that matter</h2>
<h3>Hours</h3>
<p>They’re the hours when somebody will pick up the phone or open the counter. They aren’t the hours you’re willing to work. If you list twenty-four because you have voicemail, you’ve told a person with a flooded basement that someone’s up. If nights are a real on-call line, say that in the text and let the hours be hours. (<a href="/blog/after-hours-calls">What to say at night</a> is a piece of its own.)</p>
<h3>Name</h3>
<p>The one on the truck, and nothing else. <a href="https://support.google.com/business/answer/3038177">Google’s guidelines</a> ask for your real-world name, without trades or towns tacked on. “Halden Air Furnace Repair Ansel OH Cheap” can get the listing suspended, and it reads like a man shouting from a car.</p>
<h3>Address, or none</h3>
<p>If customers don’t come to you, the guidelines want the address hidden and a service area instead. Rented mailboxes don’t count as an address, however good the street.</p>
<h3>Area</h3>
<p>Name the towns you’ll really drive to. The guidelines say the whole area shouldn’t reach further than about two hours by road from where you’re based, and for most trades that’s generous. List a town and you’ve promised to answer when it calls.</p>
<h3>Category</h3>
<p>The first one should describe the business as a whole, in the plainest form offered. Add others only for things you do every week. You’re describing what you are.</p>

<h2>Holidays, all at once</h2>
<p>Listings have <a href="https://support.google.com/business/answer/6303076">a place for special hours</a>: particular dates that override the usual ones. Leave them blank and people have to guess, which is how somebody ends up standing outside. Fill in the whole year in one sitting. It takes ten minutes.</p>
<table>
<caption>An example year for a four-truck shop</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Counter and phone</th><th scope="col">Who’s on call</th></tr></thead>
<tbody>
<tr><td>New Year’s Day</td><td>Closed</td><td>Pete, no-heat only</td></tr>
<tr><td>Memorial Day</td><td>Closed</td><td>Nobody</td></tr>
<tr><td>Fourth of July</td><td>Closed</td><td>Ana, until 6</td></tr>
<tr><td>Opening week of deer season</td><td>8 to 2</td><td>Whoever isn’t in a tree</td></tr>
<tr><td>Thanksgiving, and the Friday</td><td>Closed</td><td>Pete, no-heat only</td></tr>
<tr><td>December 24</td><td>8 to noon</td><td>Ana</td></tr>
</tbody>
</table>
<p>Do the open days too. If you’re open on a holiday when people expect you to be shut, put the usual hours in as special hours. It tells the map that somebody checked. The same goes for the week you close to repaint the shop, and for the day of the funeral.</p>

<h2>Everywhere else the same hours live</h2>
<p>The map is one of several places. Go through this list with a pencil:</p>
<ul>
<li>Google, Apple and Bing’s maps. They don’t tell each other.</li>
<li>The review sites, whether you signed up for them or not.</li>
<li>Your website: footer, contact page, and the line under the number. On a site from us that’s one small edit, and <a href="/pricing">it’s in the rent</a>.</li>
<li>The voicemail greeting, which still says “Happy Holidays.”</li>
<li>The sticker on the door.</li>
<li>Invoices, the back of the truck, the magnet on the refrigerator.</li>
</ul>
<p>You can’t reprint the magnets, but the number on them had better ring. Put the list, with who can log in where, in the same folder as <a href="/blog/domain-in-ex-employees-name">the papers for your domain</a>.</p>

<h2>Two listings, one shop</h2>
<p>If you moved, changed your name, or bought out old Harlan, there may be a second listing with your number and his hours. Don’t leave it as a spare. Claim it and mark it closed or moved, or ask the map company to merge the two. A customer who finds the wrong one will be late, and it’ll be your fault.</p>

<h2>Two dates in the calendar</h2>
<p>One on the first of December, for next year’s special hours. One on the first of June, to pick up a stranger’s phone and look again. That’s the whole upkeep: an hour a year, deer season included.</p>$html$,
  'Priya Nair', 'Local Marketing', '/covers/map-hours.svg', '4 min read',
  true, '2026-08-12T15:00:00Z', '2026-08-12T15:00:00Z'
) on conflict do nothing;
