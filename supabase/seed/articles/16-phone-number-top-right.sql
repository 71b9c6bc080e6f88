insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601',
  'Why your phone number belongs in the top right corner',
  'phone-number-top-right',
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
  'Priya Nair', 'Design', '/covers/phone-number.svg', '5 min read',
  true, '2026-11-18T15:00:00Z', '2026-11-18T15:00:00Z'
) on conflict do nothing;
