insert into public.blogs (
  id, title, slug, excerpt, content, full_content, author, category, image_url, read_time,
  published, created_at, updated_at
) values (
  '7d96b145-b89e-4cee-9b42-19cc4da348bf',
  '“Can I just text you?”',
  'can-i-just-text-you',
  'Some customers will never dial. How to take texts without losing the thread, the evening or the right to keep sending them.',
  'Texting suits people who can’t talk and jobs that need a picture. It needs one number, one person and three saved replies. It also has rules: carriers want business senders registered, and a customer who says stop means it.',
  $html$<p>Yes. She’s at work, in an open office, and there’s water under the dishwasher at home. Her husband sent her a picture of it. She can’t get up and make a phone call about it, but she can forward the picture to you under the desk, and the job is half diagnosed before you’ve pulled over.</p>
<p>So the short answer is yes. The long answer is about Thursday night at 9:40, when she texts again and you’re asleep, and about the other phone, the one in the office, that she texted by mistake on Monday and that turns out to be plugged into a wall.</p>

<h2>Find out what your number does with a text</h2>
<p>Do this first, because it’s already happening. People see a number and text it. If it’s an old-fashioned office line, the text may go nowhere at all, and the customer’s phone may not tell her so. She only knows that you didn’t answer.</p>
<p>Text your own published number from a phone that isn’t yours. One of three things happens:</p>
<ol>
<li><strong>It arrives somewhere you look.</strong> Good. Read on.</li>
<li><strong>It arrives somewhere nobody looks,</strong> such as an app an office manager installed two office managers ago. Find it and put it on a phone that rides in a truck.</li>
<li><strong>Nothing.</strong> Ask your phone company or a business texting service to switch texting on for that same number. Many landlines can be set up for it. If yours can’t, print next to it: “Calls only. For texts use 555-0143.”</li>
</ol>

<h2>One number, one owner</h2>
<p>Texts that land on five technicians’ own phones are gone the day one of them leaves, along with the gate codes and the picture of the panel. Use one shop number that several people can see, and have one person whose job it is to answer it before lunch, before going home and in between if possible. It can be a different person each week. It can’t be everyone, since everyone is another word for nobody.</p>

<h2>Put it on the page so it works</h2>
<p>On a phone, a text link opens a new message with the number filled in:</p>
<pre><code>&lt;a href="sms:+15415550143"&gt;Text a photo to (541) 555-0143&lt;/a&gt;</code></pre>
<p>Three notes. The words in the link ask for a photo, because that’s what texts are best at. The number is printed out, for someone at a desk who’ll pick up a different device. And it sits second, below the call button. A person with a burst pipe shouldn’t be encouraged to type.</p>
<p>Beside it goes the sentence that saves your evenings: “We read texts 7 to 6. If it’s leaking right now, call.”</p>

<h2>Three replies worth saving</h2>
<p>Phones and texting services let you store canned text. You need fewer than you’d think.</p>
<dl>
<dt>The first one back</dt>
<dd>“Got it, this is Marcus at Okafor &amp; Sons. What street, and is it still leaking?”</dd>
<dt>The picture request</dt>
<dd>“Could you send two more: one from across the room, and one of any label you can see? Please don’t take anything apart.”</dd>
<dt>The hand-off to a call</dt>
<dd>“This one’s quicker to say than to type. Can I call you now, or is there a better time?”</dd>
</dl>
<p>Always give a name. An unsigned reply from an unknown number is how scams arrive, and she has been told not to answer those.</p>
<p>Use the third more than feels necessary. Prices, bad news and anything you’re going to have an opinion about are better spoken. Once they’re settled, a text is the place to put them in writing: “As agreed: $185 for the faucet, Thursday between 8 and 10, you’ll clear out under the sink.” It takes half a minute, and it ends most arguments before they begin.</p>

<h2>The rules, briefly</h2>
<p>Answering somebody who texted you about their dishwasher is a conversation. Sending texts to a list is something else, and it’s regulated. This isn’t legal advice, but here’s what to ask about in the United States:</p>
<ul>
<li><strong>Registration.</strong> Mobile carriers ask businesses that send from software, on an ordinary ten-digit number, to register who they are and what they’ll send. Unregistered messages may be blocked, sometimes without a word to you. Your texting service handles the form. Ask whether yours is done.</li>
<li><strong>Permission.</strong> Reminders about a visit somebody booked are one thing. “Spring special” is marketing, and for that you want permission that you can show later: what she agreed to, when, on which form. The box on the form starts out empty.</li>
<li><strong>Stop.</strong> When someone asks you to stop, in whatever words, you stop. <a href="https://www.ecfr.gov/current/title-47/section-64.1200">The Federal Communications Commission’s rules</a> let people withdraw consent in any reasonable way, not just with the magic word. A texting service does it for the word itself. “Pls quit texting me” takes a human being.</li>
</ul>
<p>Keep people’s card numbers out of texts as well, in both directions. If you take payments by link, send the link and say beforehand that it’s coming.</p>

<h2>What not to automate</h2>
<p>“On my way” is a fine message for a machine to send. “Your technician is Pete, he’s about 20 minutes out, here’s what he looks like” is a kindness. Leave it there. A message every day before a visit, another one asking for a review while the truck is still in the driveway, and a survey at supper add up to a company that can’t stop talking. She muted you. You won’t be told.</p>

<h2>A trial, on one page</h2>
<p>Try it for a month before buying anything. Turn on texting for the number you have, put the link on your contact page and one service page, and keep a tally next to the phone: texts in, texts with a picture, jobs that came of it, texts that should have been calls. If the last column is the longest, move the link down. If the second is, you’ve found something, since every one of those pictures was a trip you didn’t make to look at a thing you could have seen from the cab.</p>
<p>The forms on <a href="/how-it-works">the sites we look after</a> reach whichever phone you name. Choose the one with the person attached.</p>$html$,
  'Luis Ortega', 'Mobile', '/covers/text-messages.svg', '6 min read',
  true, '2026-09-02T15:00:00Z', '2026-09-02T15:00:00Z'
) on conflict do nothing;
