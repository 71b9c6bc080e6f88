-- For the embedded backend and development only; a production project is never seeded.
-- The demo staff user: demo@curbfront.example, password demo-only.
insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
  recovery_token, email_change, email_change_token_new, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at
) values (
  '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', 'authenticated', 'authenticated',
  'demo@curbfront.example', '$2b$10$BW5P5KZpFhsd9LDUvRv3a.IoDk63GrqEoqozYgugJqIxFePcQ7zr2', now(), '', '', '', '',
  '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
) on conflict (id) do nothing;

insert into auth.identities (
  id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
) values (
  '0b6d4c1a-3f2e-4e57-9c68-2a7d5f8e1b43', '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', 'email',
  '5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10',
  '{"sub": "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10", "email": "demo@curbfront.example", "email_verified": true}',
  now(), now(), now()
) on conflict do nothing;

insert into public.staff (user_id, display_name, role)
values ('5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10', 'Jo Marsh', 'owner')
on conflict (user_id) do nothing;

-- Three published articles for the public blog.
insert into public.blogs (id, title, slug, excerpt, content, full_content, author, category, image_url, read_time, published, created_at, updated_at) values
('3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601', 'Why your phone number belongs in the top right corner', 'phone-number-top-right',
 'People with a wet ceiling do not scroll. What goes in the corner they reach for, and how to check yours from the truck.',
 'A caller in trouble wants ten digits they can press, on whichever page they landed. This covers what belongs in the top right corner, the link that makes it dial, and when something else deserves the spot. It ends with a ten-minute check of your own site.',
 $html$<p>Water is coming through a kitchen light fixture. The person under it has a bucket in one hand and a phone in the other, and has just landed on your home page. They are not there to learn that you were founded by your grandfather. They want ten digits they can press, and they will give you about as long as it takes to move the bucket.</p>
<p>Put the digits in the top right corner. Here is why that corner, what exactly goes in it, and how to check yours before your first call today.</p>

<h2>Why that corner and not another one</h2>
<p>No magic. Your logo is already top left, because that is where logos go, and a page in English gets read from the logo outward. The other end of that line is where sites tend to keep the thing you came for: the cart, the login, the boarding pass. Your customer has pressed that corner on a thousand sites that weren’t yours. You get the habit for free.</p>
<p>There is a dull reason too. The header is the one strip that appears on every page you own. Someone who searched for a leaking water heater lands on your water heater page and may never see the home page you fussed over. If the number only lives in the big picture at the top of the home page, that person has to go looking for it with wet socks.</p>

<h2>What goes in it</h2>
<p>Three things, in this order:</p>
<ol>
<li><strong>The number itself, in digits.</strong> Not “Contact us,” not a bare handset icon. People on a desktop at work dial from a different phone. People whose mother has the leak read the number out loud to their mother.</li>
<li><strong>Who picks up, and when.</strong> “Answered 7 to 6, after hours by the on-call tech” settles the only question left. If nights go to voicemail, say that. A caller who expects voicemail leaves a message. A caller who doesn’t, dials the next plumber.</li>
<li><strong>Nothing else.</strong> No social icons, no seal from a directory you stopped paying in 2021. Every neighbor you give the number makes it harder to hit.</li>
</ol>
<p>Skip spellings like 555-PIPE unless you print the digits next to them. Turning PIPE into 7473 is a puzzle, and this is a bad moment for one.</p>

<h2>Make it a link, and make it the right link</h2>
<p>A phone number that doesn’t dial when pressed is a picture of a phone number. Some phones guess and turn plain digits into a link. Some don’t. Write the link yourself:</p>
<pre><code>&lt;a href="tel:+15415550142"&gt;(541) 555-0142&lt;/a&gt;</code></pre>
<p>The part in quotes has no spaces, no parentheses, and a plus sign with the country code. The part people see can be formatted however it’s lettered on your van. If you would rather take a text than a call you can’t answer from a crawl space, <code>sms:+15415550142</code> works the same way. Offer it as a second choice, after the number, and only if somebody reads those texts before supper.</p>
<p>Two things to refuse: a number baked into the logo image, which nobody can press or copy, and a “Call now” button that opens a form. That last one is a lie with rounded corners.</p>

<h2>On a phone, the corner needs a partner</h2>
<p>Hold your own phone in one hand and reach for the top right with your thumb. On a big phone you’ll shift your grip, and if you’re holding a bucket you’ll drop something. So on small screens, keep the number in the header and add a bar along the bottom edge with a Call button that stays put while the page scrolls. Top for finding, bottom for pressing.</p>
<p>Then make sure nothing lands on top of it. Chat bubbles, cookie notices and coupon pop-ups all want the bottom of the screen. The Call button was there first.</p>

<h2>When the corner should hold something else</h2>
<p>If you sell paver patios or whole-house repipes, hardly anyone calls in a panic. They compare for three weeks, at night, when you’re asleep. A “Request an estimate” button can be the loud one there, with the number beside it in plain type. If you do both kinds of work, the emergency wins the corner. The patio will still be there on Thursday. <a href="/industries">Our trade-by-trade examples</a> sort out which calls each business has to win.</p>

<h2>Ten minutes with your own site</h2>
<p>Do this in the truck before you pull out, on your phone, with Wi-Fi off:</p>
<ul>
<li>Search your trade and town, and open whichever page of yours comes up. Is the number visible before you scroll?</li>
<li>Press it. Does the dialer open with the right number? Let it ring. Did the right person answer, with the company’s name?</li>
<li>Hold the phone at arm’s length in sunlight. Can you read the digits? Pale gray on white disappears outdoors.</li>
<li>Open a second page, and a third. Same number, same place, every time?</li>
<li>Compare it with your truck, your invoice and your map listing. Old numbers hide in footers the way mice hide in insulation.</li>
</ul>
<p>If you move the number, find out whether it mattered. Count the calls in your phone log for the two weeks before the change and the two weeks after, and write down the weather beside each. A cold snap outperforms any designer, so don’t give the corner credit for the freeze.</p>

<h2>The short version</h2>
<p>Digits, top right, every page, pressable, with honest hours. A Call bar at the bottom on phones. Whoever has your site’s password can do it this week, and it doesn’t take a redesign. If nobody remembers who has the password, <a href="/contact">start by telling us that</a>. The sites we rent come with the corner already taken; <a href="/how-it-works">how it works</a> shows the rest of the job, start to finish.</p>$html$,
 'Priya Nair', 'Design', '/covers/phone-number.svg', '5 min read', true, '2026-11-18T15:00:00Z', '2026-11-18T15:00:00Z'),
('a94d07e1-2c5b-4f86-b13a-8d60c9f2e702', 'Service-area pages that don’t read like a phone book', 'service-area-pages',
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
<p><strong>The forty copies.</strong> Google’s published spam policies have a name for near-identical pages aimed at one place after another and funneling everyone to the same spot: doorways. We can’t tell you what a particular batch will or won’t do to you. We can tell you that forty copies are forty pages to fix when your hours change.</p>

<h2>How to tell if a page is working</h2>
<p>Ask every new caller two things, which town they’re in and what they saw before they dialed, and write both on the job ticket. After a season you’ll know which pages sent work and which sent silence. Rewrite a silent one once, with better facts. If it stays silent, fold it into the area page and point the old address there.</p>
<p>One town a week is a sane pace: record Monday, type it up Wednesday, take the photos when you’re next over there. If you would rather talk than type, town pages are on the <a href="/pricing">$299 bill</a>, written from an interview with you. We still need the seven answers, because we’ve never dug in Harlow Flats either. <a href="/contact">Tell us your trade and your three best towns</a>, and we’ll start there.</p>$html$,
 'Luis Ortega', 'Local Marketing', '/covers/landscaping.svg', '6 min read', true, '2026-11-11T15:00:00Z', '2026-11-11T15:00:00Z'),
('d27e85b4-61f9-4a03-8e5c-f49b3a0c6803', 'What a slow gallery costs a roofer in March', 'slow-gallery-roofer',
 'The morning after hail, your gallery gets opened on two bars in a driveway. Weigh it, price the wait, trim it in an evening.',
 'Photos straight off a phone can keep a homeowner waiting for minutes on a weak signal. Work out the wait and the price of one lost call from your own numbers. Then cut the gallery to eight photos, size them properly, and weigh it again before storm season.',
 $html$<p>It hailed at four in the morning. By seven a homeowner is standing in her driveway in a bathrobe, looking up at her ridge, phone at two bars because everyone else on the street is also standing in a driveway on a phone. She taps “Our work” on your site to see whether you fix roofs like hers. A gray box appears. Then another gray box. She goes back and tries the next roofer, and you never find out she was there.</p>
<p>Nobody can tell you how often that happens to you. We can’t either. But the wait is arithmetic, and so is the price, and you can work out both at the kitchen table.</p>

<h2>First, weigh the gallery</h2>
<p>A photo straight off a recent phone is often three to five megabytes. You probably took good ones, so you probably put up a lot of them. The sum:</p>
<ul>
<li>Count the photos on the page. Say 24.</li>
<li>Multiply by the average file size. Say 4 megabytes, so 96 in all.</li>
<li>Multiply by 8, because phone networks are measured in bits. 768 megabits.</li>
<li>Divide by the connection. On a crowded tower, say 5 megabits a second: about 154 seconds.</li>
</ul>
<p>Two and a half minutes, for pictures of gutters. Swap in your own count and sizes. To find the sizes, open the page on a computer in Chrome, press F12, choose the Network tab, tick “Disable cache” and reload. The total sits along the bottom edge. That panel also has a throttling menu that imitates a slow phone, and it is worth watching once all the way through, without getting coffee.</p>
<p>Then do the honest version. Next time you’re on a job at the edge of coverage, turn Wi-Fi off, open your gallery in a private tab and count out loud. That’s the number she got.</p>

<h2>Then price one call</h2>
<p>Use your own books. The right-hand column is an example, so the sum has something to chew on.</p>
<table>
<thead><tr><th scope="col">Your number</th><th scope="col">Example</th></tr></thead>
<tbody>
<tr><td>What a reroof leaves you after shingles, crew and dump fees</td><td>$2,400</td></tr>
<tr><td>Calls it takes you to sell one</td><td>3</td></tr>
<tr><td>What one call is worth (first line divided by second)</td><td>$800</td></tr>
</tbody>
</table>
<p>That is what one gray box costs, if it was the box that sent her away. In August you might shrug it off. In March, when hail season opens across a good part of the country and a whole street calls inside two days, the ones you lose don’t come back in April. They have a tarp and a signed contract by then. The <a href="/pricing">calculator on our pricing page</a> runs the same kind of sum on your job size and margin, and doesn’t promise you any calls either.</p>

<h2>Trim it in one evening</h2>
<h3>1. Cut to eight photos</h3>
<p>Nobody picks a roofer on photo 23. Keep the eight that answer a question: hail bruising close up with a coin for scale, bare decking after tear-off, ice and water shield going into a valley, step flashing at a chimney, a finished ridge, the yard after the magnet sweep, and two whole houses from the curb. Write one line under each, such as “Step flashing replaced, not caulked over.” A caption weighs nothing and arrives first.</p>
<h3>2. Make them the right size</h3>
<p>A phone photo may be 4,000 pixels wide. The screen in her hand shows maybe a third of that. Export each one 1,600 pixels wide for the big version and 1,200 for phones, as WebP or as JPEG at about 75 percent quality. Then compare it with the original on your phone. If you can’t see a difference in the granules, neither can she. Aim for under 200 kilobytes apiece at the big size; a shot full of shingle texture may need a little more.</p>
<p>While you’re in there, have the export drop the location data. Phones can write coordinates into a photo file, and your gallery shouldn’t double as a map of your customers’ houses.</p>
<h3>3. Load what’s on the screen, then the rest</h3>
<p>Hand this to whoever keeps your site. It lets phones take the smaller file, holds the photo’s place so the page doesn’t jump, and waits to fetch it until someone scrolls near it:</p>
<pre><code>&lt;img src="valley-1600.webp"
     srcset="valley-1200.webp 1200w, valley-1600.webp 1600w"
     sizes="(max-width: 640px) 100vw, 800px"
     width="1600" height="1200" loading="lazy"
     alt="Ice and water shield laid in a roof valley before shingling"&gt;</code></pre>
<p>Leave <code>loading="lazy"</code> off the first picture on the page. That one should come right away.</p>
<h3>4. Throw out the slideshow</h3>
<p>Plenty of slideshows fetch every slide before they show you one, along with the machinery that does the sliding. Eight photos in a plain column load in order and scroll with a thumb. She already knows how to scroll.</p>

<h2>Weigh it again</h2>
<p>Eight photos at 200 kilobytes is 1.6 megabytes. Times 8, divided by the same 5 megabits a second: under three seconds for the lot, and the phone version is lighter. Run the Network tab again and write the new total beside the old one. Put a note in your calendar for the first of February to do it over, because galleries gain weight the way trucks gain receipts. Somebody on the crew will text you a beauty in June, and up it goes at full size.</p>

<h2>What the evening won’t fix</h2>
<p>A quick gallery won’t help if the phone rings out at seven in the morning. It won’t outrun the chat widget, the weather widget and the financing banner, all of which load before your first shingle. While the Network tab is open, sort by size and look at what’s left on top. If you can’t say what a thing does for a person in a driveway, take it off for a week and see who complains. It won’t be her.</p>
<p>Make sure, too, that your number shows up while the photos are still on their way. <a href="/blog/phone-number-top-right">The top right corner</a> is the place for it, as plain text, which travels well on two bars.</p>
<p>Do it before the first storm, because you’ll be on a ladder after it. If an evening with a file-size column isn’t your idea of a good time, photo weight and page speed are part of <a href="/how-it-works">what we look after every month</a>. You can keep the ladder.</p>$html$,
 'Sam Kowalski', 'Performance', '/covers/roofing.svg', '6 min read', true, '2026-11-04T15:00:00Z', '2026-11-04T15:00:00Z')
on conflict (id) do nothing;
