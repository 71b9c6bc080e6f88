insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '74b635ea-791d-4739-9774-139821564b48',
  'What a service page has to settle before anyone calls',
  'what-a-service-page-settles',
  'One job, one page, eight questions. If the page answers them the call is short. If it doesn’t, the call goes to somebody else.',
  'A page called “Services” with eleven bullets answers nothing. Give each job you want more of its own page, built on the eight questions people ask on the phone. A tune-up page is taken apart and rebuilt here, line by line.',
  $html$<p>Find the page on your site called Services. If it’s a typical one, there’s a list: installation, repair, maintenance, air quality, ductwork, commercial. Eleven bullets, perhaps with a check mark beside each, as if somebody had been around to confirm them.</p>
<p>Now suppose your upstairs is always hot and you’d like to know why. Which bullet are you?</p>
<p>A service page exists to settle things. It should leave a stranger with nothing to ask except “when.” That takes a page for each job, and each page has eight things to settle.</p>

<h2>Which jobs get a page</h2>
<p>Not all of them. Write down the jobs that make you money and that you’d like more of. Then add the ones people ask for by name, even if they’re small, because a $129 tune-up is how a $9,000 changeout finds you. Leave off the work you take as a favor. For most shops that comes to between five and nine pages. Resist thirty. Somebody has to keep them all true.</p>

<h2>The eight questions</h2>
<p>You don’t need a writer to find them. Stand near the phone for a morning.</p>
<h3>1. Is this my problem?</h3>
<p>Start with the symptom, in the words people use, before the name of the cure. “Upstairs is ten degrees hotter than downstairs” comes first. “Zoning and duct balancing” comes after, for those who know.</p>
<h3>2. Do you do it on mine?</h3>
<p>Brands, ages, fuels, mobile homes, three-story walk-ups. If you won’t touch oil or you don’t work on rooftop units, say so. It saves everybody a drive.</p>
<h3>3. What happens when you come?</h3>
<p>Who arrives, in what, for how long, and what they’ll do to the house. “One technician, about ninety minutes. We’ll need the attic hatch clear. The power to the system is off for twenty of those.” People tidy before you come. Tell them which closet.</p>
<h3>4. What does it cost?</h3>
<p>A price, a starting price, or the fee to find out. There’s <a href="/blog/answering-how-much">a whole piece on that</a>, so one line here: silence is also a price, and it reads as a high one.</p>
<h3>5. How soon?</h3>
<p>The honest lead time for this job this month. Emergencies and installations have different clocks, so put them on different pages.</p>
<h3>6. What can go wrong?</h3>
<p>It’s the question nobody expects you to answer, and that’s why it works. “Sometimes balancing isn’t enough and the return is simply too small. If that’s so we’ll show you the reading, and you’ll have paid for the visit and not a dime more.”</p>
<h3>7. Have you done it before?</h3>
<p>Two or three photos from real jobs, with one line each. A number of years, if it’s a true one. Your license number, where your state issues them, in text somebody can copy and look up.</p>
<h3>8. What do I do now?</h3>
<p>One thing to press, saying what it does. “Call the shop, (541) 555-0142, 7 to 6.” Or “Ask for a Tuesday visit.” Not both at the same size.</p>

<h2>A page, before and after</h2>
<p>Here’s a maintenance page of the sort that’s all over the place:</p>
<blockquote><p>Regular maintenance is key to the performance and longevity of your HVAC system. Our certified professionals offer comprehensive tune-up packages tailored to your needs. Contact us today to learn more.</p></blockquote>
<p>Count what it settles. It’s about maintenance; that’s one. Here is a version by somebody who has opened a few cabinets. The shop and its figures are made up:</p>
<blockquote><p>Furnace tune-up, $129. One technician, about 75 minutes, September to November. We clean the burners and the flame sensor, check the exchanger and the venting, measure gas pressure and temperature rise, and write the readings on a card we tape inside the door. You supply the filter or we’ll bring one for what it costs us. If we find something wrong we’ll show you before touching it. We work on any gas furnace. We don’t do oil. Book by text or phone; we’re about two weeks out.</p></blockquote>
<p>It isn’t pretty writing. It settles seven of the eight in the time the first took to clear its throat, and the only one left is “have you done it before,” which is what the photographs are for.</p>

<h2>Order, and a rule for headings</h2>
<p>Put the eight in the order people worry about them, which changes with the job. For a broken spring or a flooded basement, “how soon” goes first and “what happens when you come” last. For a repaint or a patio it’s the other way around. Cost is never last.</p>
<p>Then read only the headings. A person scrolling with a thumb will do precisely that. If they say <em>Overview, Benefits, Our process, Why choose us</em>, you could lay the page over a dentist’s and nobody would notice. If they say <em>Why the upstairs is hot</em> and <em>What balancing costs</em>, you’ve written a page.</p>

<h2>Linking them together</h2>
<ul>
<li>From the menu, by the customer’s name for the job.</li>
<li>From one job to the next where they really meet: hot upstairs to duct repair, tune-up to no heat. One or two, in the text.</li>
<li>From the towns where you do a lot of it, and back.</li>
<li>The old Services page becomes the index: one line and a link apiece. Keep its address, since people may have it saved.</li>
</ul>

<h2>When to leave a page alone</h2>
<p>Give each a job to do and a way to tell. The cheapest is to have whoever answers the phone note which page the caller was looking at; most will say if asked. When the calls about a job get shorter, the page is working. When people call and ask one of the eight, that’s the line to fix, and you needn’t touch the other seven.</p>
<p>If it helps to see the shape filled in, <a href="/industries">each trade’s example</a> lists the pages we’d start with. And if you would rather answer the eight aloud while driving, that’s <a href="/how-it-works">more or less how we write them</a>.</p>$html$,
  'Sam Kowalski', 'SEO', '/covers/heating.svg', '5 min read',
  true, '2026-09-16T15:00:00Z', '2026-09-16T15:00:00Z'
) on conflict do nothing;
