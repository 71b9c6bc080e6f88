insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '2fe7701a-177d-49a0-9cff-4da856cb6cc4',
  'A hiring page for people who already have a job',
  'hiring-page',
  'The technician you want is working for somebody else today. What he looks for on his lunch break, and what makes him close the tab.',
  'Good people in the trades seldom answer ads; they look around quietly. A page that says what it pays, whose truck it is, what on-call means and who they’d work for can be read on a phone in ten minutes. Here’s what to print, with a form that has four boxes.',
  $html$<p>He’s sitting in the cab of a van with another company’s name on the door. He has twenty minutes and half a burrito. He isn’t looking for a job, exactly. But the dispatcher called him in on Sunday again, and somebody at the supply house mentioned that you run a decent shop, so he’s typed your name into his phone.</p>
<p>He finds a page called Careers. It has a picture of three people in a glass office high-fiving. It says you’re always looking for motivated team players. There’s a PDF.</p>
<p>He finishes the burrito.</p>

<h2>What he wanted to know</h2>
<p>You could guess, because you’d want to know it yourself. You’ve probably been in that cab.</p>
<dl>
<dt>What does it pay?</dt>
<dd>A range, per hour, for this job. “Competitive” means you’d rather not say, and he’ll assume the reason. Several states now require a range in the posting anyway, so look up yours. If the range is wide, explain what puts a person at either end: license, years, whether they can run a crew.</dd>
<dt>What are the hours, really?</dt>
<dd>Start time, usual finish, Saturdays. Then on-call, in full: one week in how many, what’s paid for carrying the phone, what’s paid for going out, and whether Monday starts late after a bad night.</dd>
<dt>Whose truck and whose tools?</dt>
<dd>Does it go home with him? Who pays for the specialty tools, and the boots?</dd>
<dt>Who’s the boss?</dt>
<dd>A name, and a photograph taken in the shop. Not a stock picture. It’s one of the few things on the page that he can check with people he knows.</dd>
<dt>What’s the work?</dt>
<dd>The split, roughly: service, installs, new construction, crawl spaces. If it’s mostly crawl spaces, say so now. He’ll find out on Tuesday.</dd>
<dt>Where does it go from here?</dt>
<dd>Who pays for the license class. Who, by first name, came in as a helper and runs a crew today, if they don’t mind being mentioned.</dd>
</dl>

<h2>Two ads for the same chair</h2>
<p>Both of these are invented. You’ve seen the first one a hundred times.</p>
<blockquote><p>We are seeking a self-starting HVAC Service Technician to join our fast-paced family. Must have a positive attitude and be able to multitask. Competitive pay and great benefits.</p></blockquote>
<p>And the second, as it might be said across a tailgate:</p>
<blockquote><p>Service tech, mostly residential. $31 to $39 an hour depending on your license, paid weekly. 7:30 to 4, home for dinner most nights, because we stop booking at 3. On call one week in five: $150 for carrying the phone, time and a half from your driveway. Truck goes home with you. We buy the meters and gauges, you bring hand tools. It’s about a third crawl spaces and there’s no way to make that sound better. You’d work for Ana, who ran a truck herself for eleven years. Call or text her.</p></blockquote>
<p>The second one may get fewer answers. That’s the idea. Whoever can’t stand crawl spaces has gone away, and nobody had to interview him.</p>

<h2>What to leave off</h2>
<p>“Family,” unless you are one. “Rock star.” The list of twenty duties that was copied from another list. Requirements you’d waive for the right person, since the right person may take you at your word and not call. And anything about age, or about “young and energetic,” that your lawyer would rather you hadn’t typed.</p>
<p>Leave off the upload box, too. He doesn’t have a résumé on his phone. He may not have one at all, and he’s been fixing boilers for fourteen years.</p>

<h2>Four boxes</h2>
<ol>
<li>First name.</li>
<li>Number, and whether to call or text.</li>
<li>What you do now, in a sentence.</li>
<li>When it’s safe to call.</li>
</ol>
<p>The fourth is the one that shows you’ve been there. He’s got a job. If you call at ten on a Wednesday, he’ll be standing next to his foreman. Ask, then keep to it, and say underneath: “This goes to Ana’s phone and no further. We don’t call your employer, or anybody, until you say so.”</p>
<p>It has to be true. In a county with one supply house, word gets back by Friday.</p>

<h2>Answer fast, answer everyone</h2>
<p>He’ll be gone by the weekend, or he’ll have talked himself out of it. Somebody should answer the same day, by the way he asked for, even if only to say when they’ll talk properly. And answer the ones you’re not taking. A short “Not this time, and here’s why” costs you two minutes, and it gets told over lunch for years. So does no answer at all.</p>
<p>Decide beforehand what happens next, and print that as well: a call, an hour in the shop, a paid day on a truck, an answer. Four lines. People who can’t afford to guess like to see the end of the road.</p>

<h2>Where the page lives</h2>
<ul>
<li>In the footer of every page, as “Work here.” Customers won’t mind. Some of them have nephews.</li>
<li>On a short address that fits on a tailgate: <code>haldenair.example/work</code>. Then put it on the tailgate.</li>
<li>On paper, on the supply-house board, with the pay at the top.</li>
<li>On your map listing, when you’re actually hiring.</li>
</ul>
<p>When you aren’t, don’t take it down. Change the first line to “We’re full, and we’d still like to meet you,” and let the four boxes stand. The best call might come in a month when you weren’t looking, which only seems fair, since he wasn’t either.</p>

<h2>Keep it honest with one habit</h2>
<p>Every January, have the newest person in the shop read the page aloud at the morning meeting. Wherever somebody laughs, fix it.</p>
<p>We rent websites, so people who wonder about us can read <a href="/about">who we are and how to complain</a>. Whoever is sitting in that cab deserves at least as much.</p>$html$,
  'Luis Ortega', 'Content Marketing', '/covers/hiring.svg', '5 min read',
  true, '2026-07-22T15:00:00Z', '2026-07-22T15:00:00Z'
) on conflict do nothing;
