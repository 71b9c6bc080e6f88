insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  'a94d07e1-2c5b-4f86-b13a-8d60c9f2e702',
  'Service-area pages that don’t read like a phone book',
  'service-area-pages',
  'One honest page per town beats forty copies of the same paragraph. Seven questions to answer from the driver’s seat.',
  'If you can swap the town’s name and the page is still true, it isn’t about the town. Use last year’s invoices to decide which towns have earned a page, then fill each one with facts only someone who works there would know. Towns you would groan about get nothing.',
  $html$<p>Here is a test that takes one minute. Open the page on your site for the next town over. Swap the town’s name for another one, every place it appears, and read it aloud. If it’s still true, you don’t have a page about that town. You have a form letter with a hole in it.</p>
<p>The pages that fail were usually made the way form letters are made: one paragraph, forty towns, an afternoon. The owner gets forty addresses on the web. The homeowner gets a page that knows the name of her town and not one other thing about it.</p>

<h2>What the form letter sounds like</h2>
<p>You’ve met this one:</p>
<blockquote><p>Looking for quality landscaping in [Town]? Our experienced [Town] landscapers proudly serve [Town] and the surrounding [Town] area.</p></blockquote>
<p>Nobody talks like that on a driveway. Now the same page, written by somebody who has had a shovel in the ground there. The town is invented. The kind of detail isn’t.</p>
<blockquote><p>Harlow Flats sits on clay, so we dig French drains here more than anywhere else on our route. West of the tracks the lots slope toward the house. East of them, the usual trouble is compacted fill from when the subdivision went in. We mow the Flats on Tuesdays. If you’re near the school, we come after drop-off, because we’ve tried before.</p></blockquote>
<p>That takes five minutes if you work there. It can’t be written at all if you don’t, which is the point of it.</p>

<h2>Which towns have earned a page</h2>
<p>Pull last year’s invoices and sort them by ZIP code. Then fill in four columns. The rows below are made up so you can see the shape. Yours go in their place.</p>
<table>
<thead><tr><th scope="col">Town</th><th scope="col">Jobs last year</th><th scope="col">Drive from shop</th><th scope="col">What to do</th></tr></thead>
<tbody>
<tr><td>Harlow Flats</td><td>61</td><td>12 min</td><td>Full page, this week</td></tr>
<tr><td>Pell Creek</td><td>18</td><td>25 min</td><td>Full page, once you have three photos</td></tr>
<tr><td>North Ansel</td><td>4</td><td>30 min</td><td>One line on the area page</td></tr>
<tr><td>Dunmore Lake</td><td>0</td><td>55 min</td><td>Nothing, unless you want the drive</td></tr>
</tbody>
</table>
<p>Look hard at the last row. A page for a town is an offer to go there. If you’d groan when that call came in, don’t publish the invitation. If you’d go for a retaining wall but not for a hedge, put that on the page and save two people a phone call.</p>

<h2>Seven facts only you know</h2>
<p>Sit in the truck with a voice recorder and answer these for one town. The transcript is your first draft.</p>
<ol>
<li><strong>What’s in the ground, the walls or the roof?</strong> Clay, ledge, galvanized pipe, aluminum wiring, three layers of shingle. Say which part of town and which decade of house.</li>
<li><strong>What breaks there first?</strong> Sump pumps in April, irrigation backflow preventers after the first hard freeze, garage springs in the development where every door went in the same year.</li>
<li><strong>What does town hall want?</strong> Whether the job needs a permit, who pulls it, whether the inspector comes the same week. Check this yearly. Stale permit advice is worse than none.</li>
<li><strong>What does the neighborhood want?</strong> HOA color charts, quiet hours, the street where a trailer can’t turn around.</li>
<li><strong>When are you there anyway?</strong> A regular day is worth more to a customer than “prompt.”</li>
<li><strong>What does it cost to get you there?</strong> Trip charge, no trip charge, or no trip charge on Tuesdays.</li>
<li><strong>What have you done there?</strong> Two or three jobs: what was wrong, what you did, how long it took. Name the street only if the customer agreed, never the house number.</li>
</ol>
<p>Four good answers make a page. If you can manage only one, it’s a line on your main area page, and there’s no shame in a line.</p>

<h2>The page, top to bottom</h2>
<ul>
<li><strong>Title:</strong> trade and town, the way a neighbor would say it. “Landscaping and drainage in Harlow Flats.”</li>
<li><strong>First two sentences:</strong> how far away you are, and which day you’re there.</li>
<li><strong>The middle:</strong> your facts, under headings that name the problem. “Wet basements west of the tracks” will find its reader. “Our services” has never found anyone.</li>
<li><strong>Photos:</strong> taken in that town. A stock lawn with a palm tree gives you away in Ohio.</li>
<li><strong>The limits:</strong> what you don’t do there, and who does if you know someone decent.</li>
<li><strong>Last:</strong> the number, who answers it, and the hours.</li>
</ul>
<p>Link each page from one area page that a person can find from the menu. If the only road to a page is a gray block of town names in the footer, you’ve built the phone book again, in smaller type.</p>

<h2>Two shortcuts to leave alone</h2>
<p><strong>The town you’re not in.</strong> Don’t rent a mailbox to look local, and don’t write “our Pell Creek location” if the location is a parking spot. “We drive over from Harlow Flats, about 25 minutes” is no weaker, and nobody shows up at the mailbox with a broken sprinkler head.</p>
<p><strong>The forty copies.</strong> <a href="https://developers.google.com/search/docs/essentials/spam-policies">Google’s published spam policies</a> have a name for near-identical pages aimed at one place after another and funneling everyone to the same spot: doorways. We can’t tell you what a particular batch will or won’t do to you. We can tell you that forty copies are forty pages to fix when your hours change.</p>

<h2>How to tell if a page is working</h2>
<p>Ask every new caller two things, which town they’re in and what they saw before they dialed, and write both on the job ticket. After a season you’ll know which pages sent work and which sent silence. Rewrite a silent one once, with better facts. If it stays silent, fold it into the area page and point the old address there.</p>
<p>One town a week is a sane pace: record Monday, type it up Wednesday, take the photos when you’re next over there. If you would rather talk than type, town pages are on the <a href="/pricing">$299 bill</a>, written from an interview with you. We still need the seven answers, because we’ve never dug in Harlow Flats either. <a href="/contact">Tell us your trade and your three best towns</a>, and we’ll start there.</p>$html$,
  'Luis Ortega', 'Local Marketing', '/covers/landscaping.svg', '6 min read',
  true, '2026-11-11T15:00:00Z', '2026-11-11T15:00:00Z'
) on conflict do nothing;
