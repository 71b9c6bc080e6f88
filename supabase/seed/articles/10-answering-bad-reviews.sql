insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  'b637a6f9-c2be-4146-98a0-ad36c6eff670',
  'One star, two readers: answering a bad review',
  'answering-bad-reviews',
  'The angry customer is one of your readers. The other is everyone who looks you up next year. Write the reply for that one.',
  'A reply to a bad review is read mostly by strangers deciding whether to call. This one has a pattern of four sentences, three worked examples, what you can and cannot get taken down, and why the good reviews deserve a reply as well.',
  $html$<blockquote><p>Showed up 40 minutes late, tracked mud on my new carpet, and the kid in charge told me the price “is what it is.” One star because there isn’t a zero.</p></blockquote>
<p>You remember the job. You also remember that the storm drain on Fifth was under water that morning, that she’d moved the appointment twice, and that the carpet was not new when Nixon saw it. You have a good deal to say and it is 11 at night.</p>
<p>Close the laptop. A review like that is a letter with two readers. The first has already made up her mind. The second is a stranger who will find it in March, with a leak, and who has never met either of you. She can’t tell who was right about the carpet. She can tell how you behave when something goes wrong, because you’re about to show her.</p>

<h2>Wait, then find out</h2>
<p>Sleep on it, but not for a week. In the morning, pull the ticket and ask whoever was there. Do it before you write, because there’s nothing so embarrassing as a public defense of something that turns out to have happened. If it did happen, pick up the phone and fix it first. Then the reply has something to report.</p>

<h2>Four sentences</h2>
<ol>
<li><strong>Name the thing.</strong> Late, mud, a shrug about the price. Not “your experience.” It proves a person read it.</li>
<li><strong>Own your part, and only yours.</strong> You can be sorry for forty minutes without being sorry for the carpet.</li>
<li><strong>Say what you did about it.</strong> A thing already done beats a thing you’ll strive to do.</li>
<li><strong>Leave a door open, offstage.</strong> One name and one number. Then stop writing.</li>
</ol>
<p>Put together, that’s this:</p>
<blockquote><p>We were forty minutes late and nobody called ahead, and that’s on us. There were no boot covers on the truck that day, and there are now, on every truck. The price was the one we’d quoted, but you should have had it explained instead of shrugged at. I’d like to have the hall carpet cleaned for you: call and ask for Dave.</p></blockquote>
<p>Read that as the stranger in March. She’s learned that you turn up with boot covers, that your quote is your price, and that the owner’s name is Dave. It’s the best advertisement on the page and somebody else bought the space.</p>

<h2>What not to type</h2>
<ul>
<li><strong>Her address, her invoice, her divorce.</strong> Never print a detail she didn’t print herself. Being right isn’t worth the look of it, and depending on what you know and how, it may not be legal.</li>
<li><strong>“We have no record of you.”</strong> Maybe not under that name. Say “I can’t find this job under the name here, and I’d like to. Please call me.”</li>
<li><strong>The paragraph.</strong> Every sentence past the fourth reads as an excuse, including the true ones.</li>
<li><strong>The same reply as last time.</strong> Strangers scroll. Five identical apologies make a worse impression than five complaints.</li>
</ul>

<h2>When it isn’t true, or isn’t yours</h2>
<p>Sometimes the review belongs to the other Brightwater Plumbing, two states over. Sometimes it’s from a former helper. The big sites <a href="https://support.google.com/contributionpolicy/answer/7400114">publish what they’ll take down</a>, and it’s a list of kinds: fake engagement, spam, off-topic rants, conflicts of interest, threats and the like. Report the review under the heading it fits, once, with whatever proof you have. They don’t take one down because it’s unfair, and they don’t settle who was right about the carpet.</p>
<p>While you wait, reply anyway, in two lines: “We think this was meant for another company with a similar name. We’ve never worked in Tulsa, but if you’re in the county and we’ve got that wrong, call Dave.” It’s polite, and it does the work whether or not the review ever leaves.</p>
<p>Two shortcuts can cost you more than the star did. Buying praise, or writing it yourself under somebody else’s name, is prohibited by the review sites, and in the United States by <a href="https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465">a Federal Trade Commission rule</a> that carries penalties. And a line in your contract forbidding bad reviews is void under a federal law, the <a href="https://www.congress.gov/bill/114th-congress/house-bill/5111">Consumer Review Fairness Act</a>. It’s also a strange thing to put in front of someone who’s about to hand you a house key.</p>

<h2>The middling ones matter more</h2>
<p>Three stars with a reason attached is the most useful review you’ll ever get. “Good work, left the gate open, dog got out.” There’s a repair in that sentence: a line on the job sheet that says <em>gate</em>. Reply, say that the line is on the sheet now, ask after the dog.</p>

<h2>Answer the good ones too</h2>
<p>If you only turn up under the complaints, the page looks like a courtroom. A line or two under each good review changes the room. Mention something that shows you were there, since “Thanks for the kind words” could be about a pizza:</p>
<blockquote><p>Glad the north bedroom finally gets heat. That duct had been disconnected since before you bought the place. Keep the filter size we wrote on the door.</p></blockquote>
<p>The stranger in March now knows that you look behind walls. She also knows, without being told, that these people were real.</p>

<h2>A quarter of an hour on Fridays</h2>
<p>Replies written in bulk sound like it. Put fifteen minutes on Friday, with the week’s tickets on the desk. Answer what came in. Then send the week’s customers the link and ask whether they’d write a line. All of them, the grumpy ones too: asking only the happy ones is against <a href="https://support.google.com/contributionpolicy/answer/7400114">Google’s rules for reviews</a>, and you’d miss the gate. Don’t pay for it, and don’t tell anybody what to say.</p>
<p>Our own <a href="/reviews">reviews page</a> has a rule for it: a critical one stays up, with our reply under it, until the person who wrote it asks. It seemed rich to advise otherwise.</p>$html$,
  'Priya Nair', 'Local Marketing', '/covers/review-reply.svg', '5 min read',
  true, '2026-10-07T15:00:00Z', '2026-10-07T15:00:00Z'
) on conflict do nothing;
